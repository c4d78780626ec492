import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/design/fonts.css";
import "./lib/design/hall.css";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words/words.svelte";

/** Without words there is nothing to show: they are asked for until they come. */
function begin(): void {
  words.speak(settings.language).catch(() => setTimeout(begin, 2000));
}

begin();
mount(App, { target: document.getElementById("app")! });
