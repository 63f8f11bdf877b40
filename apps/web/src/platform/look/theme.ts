import { useSyncExternalStore } from "react";
import { readTheme, toggleTheme, watchTheme } from "./theme-store.ts";

/** The current theme and its setter, in sync in every part of the page and every tab. */
export function useTheme() {
	const theme = useSyncExternalStore(watchTheme, readTheme, () => "dark" as const);
	return { theme, toggleTheme };
}
