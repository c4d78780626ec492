/** The three actions, with their signs and keys. */
import hood from "icon:hood";
import glass from "icon:magnifying-glass";
import flag from "icon:flying-flag";

export type Method = "sneak" | "search" | "storm";

export const METHODS: readonly Method[] = ["sneak", "search", "storm"];

export const METHOD_ICONS: Record<Method, string> = { sneak: hood, search: glass, storm: flag };

export const METHOD_KEYS: Record<Method, string> = { sneak: "s", search: "e", storm: "t" };
