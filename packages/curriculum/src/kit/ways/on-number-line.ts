import type { Form } from "../draft.ts";
import type { Way } from "../define-skill.ts";
import { tellsTooMuch } from "./common.ts";
import { typedQuestion } from "./typed.ts";

/**
 * FILL_ONE, made by placing a point: the draft says on which line. Its figure, which would show the same line, and its
 * instruction for typing are left out.
 */
export function onNumberLine(form: Form): Way {
	return (random) => {
		const draft = form(random);
		if (draft?.line === undefined || tellsTooMuch(draft)) return undefined;
		const { figure: _figure, cta: _cta, ...question } = typedQuestion(draft);
		return { ...question, interaction: { kind: "number_line", ...draft.line } };
	};
}
