import { useEffect, useState } from "react";
import { type Asked, keepAsked, readAsked } from "./asked.ts";

/** The request, stored on every change so that a reload loses nothing. */
export function useAsked() {
	const [asked, setAsked] = useState(readAsked);
	useEffect(() => keepAsked(asked), [asked]);
	return { asked, change: (changes: Partial<Asked>) => setAsked((before) => ({ ...before, ...changes })) };
}

export interface AskedProps {
	asked: Asked;
	onChange: (changes: Partial<Asked>) => void;
}
