import { useEffect } from "react";
import { takeFlash } from "../platform/flash.ts";
import { toastError, toastInfo, toastSuccess } from "./toast.tsx";

const show = { success: toastSuccess, error: toastError, info: toastInfo };

/** What the page before this one wanted to say. */
export function FlashToast() {
	useEffect(() => {
		const flash = takeFlash();
		if (flash) show[flash.kind](flash.text);
	}, []);
	return null;
}
