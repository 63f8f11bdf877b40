import { useEffect } from "react";
import { tellFlash } from "../../platform/pages/flash.ts";
import { say } from "./toast.tsx";

/** The message left by the previous page. */
export function FlashToast() {
	useEffect(() => tellFlash(({ kind, text }, onShown) => say(kind, text, onShown)), []);
	return null;
}
