import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/design/fonts.css";
import "./lib/design/hall.css";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words/words.svelte";

void words.speak(settings.language);
mount(App, { target: document.getElementById("app")! });
