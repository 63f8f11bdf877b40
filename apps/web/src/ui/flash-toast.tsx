import { useEffect } from "react";
import { tellFlash } from "../platform/flash.ts";
import { say } from "./toast.tsx";

/** What the page before this one wanted to say. */
export function FlashToast() {
	useEffect(() => tellFlash(({ kind, text }, onShown) => say(kind, text, onShown)), []);
	return null;
}
