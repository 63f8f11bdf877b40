import type { WantedForm } from "../grade.ts";

/** MIXED: any number form fits; only the simplest rule may object. */
export function mixedForm(): WantedForm | null {
	return null;
}
