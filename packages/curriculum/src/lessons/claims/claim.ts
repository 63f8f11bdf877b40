import type { StepInPlace } from "../asking/ask-number.ts";

/** A question about the idea of a step, with wrong answers from known mistakes. Markdown with LaTeX. */
export interface Claim {
	asked: string;
	right: string;
	/** Each with what is said about it. */
	wrong: readonly (readonly [text: string, feedback: string])[];
}

/** What a pattern found in a step, as a question; undefined if its numbers do not fit. */
export type MakeClaim = (parts: readonly string[], place: StepInPlace) => Claim | undefined;

export type Claims = readonly (readonly [RegExp, MakeClaim])[];

/** A question that is the same whatever numbers the step has. */
export function always(asked: string, right: string, ...wrong: Claim["wrong"]): MakeClaim {
	return () => ({ asked, right, wrong });
}

/** With the parts of the step in place of {0}, {1} and so on. */
export function filled(asked: string, right: string, ...wrong: Claim["wrong"]): MakeClaim {
	return (parts) => {
		const fill = (text: string) => text.replaceAll(/\{(\d)\}/g, (whole, at) => parts[Number(at)] ?? whole);
		return {
			asked: fill(asked),
			right: fill(right),
			wrong: wrong.map(([text, feedback]) => [fill(text), fill(feedback)] as const),
		};
	};
}

/** The numbers of a text, in its own spelling. */
export function numbersIn(text: string): string[] {
	return text.match(/\d+(?:\{?,\}?\d{3})*(?:\.\d+)?/g) ?? [];
}
