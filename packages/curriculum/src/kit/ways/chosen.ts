import type { SelectOneQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Draft, Form, Wrong } from "../draft.ts";
import { withUnit } from "../words.ts";
import { optionId, tellableWrong, tellsTooMuch, told } from "./common.ts";

interface Settings {
	/** Wrong options, each with the procedure that leads to it. */
	least?: number;
	most?: number;
}

/** SELECT_ONE: the answer among the results of wrong procedures. */
export function chosen(form: Form, { least = 2, most = 3 }: Settings = {}): Way {
	return (random) => {
		const draft = form(random);
		if (draft === undefined || tellsTooMuch(draft)) return undefined;
		const wrong = tellableWrong(draft);
		return wrong.length < least ? undefined : chosenQuestion(random, draft, wrong.slice(0, most));
	};
}

/** A value behind what is printed before a box: a dollar sign, escaped since it starts a formula otherwise, or "x =". */
function behind(before: string, shown: string): string {
	return before.endsWith("=") && shown.startsWith("$")
		? `$${before} ${shown.slice(1)}`
		: `${before.replace("$", "\\$")}${shown}`;
}

function chosenQuestion(random: Random, draft: Draft, wrong: readonly Wrong[]): SelectOneQuestion {
	const { right, order, unit } = draft;
	const values = [right, ...wrong.map((each) => each[1])];
	const sorted =
		order === undefined
			? random.shuffle(values)
			: values.toSorted((one, other) => order.indexOf(one.shown) - order.indexOf(other.shown));
	const labelOf = (shown: string) =>
		unit === undefined ? shown : behind(unit.before ?? "", withUnit(shown, unit.after));
	return Object.assign(told(draft), {
		question_type: "SELECT_ONE" as const,
		answer_type: "STRING" as const,
		options: sorted.map(({ shown }, at) => ({ id: optionId(at), label: labelOf(shown) })),
		key: { option_id: optionId(sorted.indexOf(right)) },
		known_mistakes: wrong.map((each) => ({
			id: each[0].id,
			answer: optionId(sorted.indexOf(each[1])),
			feedback: each[0].feedback,
		})),
	});
}
