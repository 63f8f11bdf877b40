import { useSyncExternalStore } from "react";
import { readTheme, toggleTheme, watchTheme } from "./theme-store.ts";

/** The current theme and how to change it, the same in every part of the page and every tab. */
export function useTheme() {
	const theme = useSyncExternalStore(watchTheme, readTheme, () => "dark" as const);
	return { theme, toggleTheme };
}
