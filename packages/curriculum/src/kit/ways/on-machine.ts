import { outOf } from "@learnin/domain/interactions/machine/machine";
import type { Machine } from "@learnin/domain/interactions/machine/settings";
import type { FillMultipleQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Slip } from "../draft.ts";
import { fillBoxes } from "../questions/fill-boxes.ts";

/** The machine's factor, and what it then adds. */
export interface MachineRule {
	times: number;
	plus: number;
}

/** A table whose rule is set on a machine. */
export interface RuleTable {
	prompt: string;
	/** The inputs. */
	xs: readonly number[];
	rule: MachineRule;
	/** The range of the dials. */
	dials: Pick<Machine, "from" | "to">;
	/** Wrong procedures and their rules. */
	wrong: readonly (readonly [slip: Slip, rule: MachineRule])[];
	hints: readonly [string, string, string];
	steps: readonly string[];
}

/** FILL_MULTIPLE, answered by setting the two dials of a function machine: the boxes are the dials. */
export function onMachine(draw: (random: Random) => RuleTable | undefined): Way {
	return (random) => {
		const table = draw(random);
		return table !== undefined && isOnDials(table, table.rule) ? machineQuestion(table) : undefined;
	};
}

function isOnDials({ dials: { from, to } }: RuleTable, { times, plus }: MachineRule): boolean {
	return [times, plus].every((dial) => Number.isInteger(dial) && dial >= from && dial <= to);
}

/** A wrong rule shows in the first of its dials that differs from the right one. */
function machineQuestion(table: RuleTable): FillMultipleQuestion {
	const { prompt, xs, rule, dials, hints, steps } = table;
	const wrong = table.wrong.filter(([, other]) => isOnDials(table, other));
	return {
		...fillBoxes({
			prompt,
			hints,
			explanation: steps.join("\n\n"),
			boxes: {
				times: { right: rule.times, prefix: "Multiply by" },
				plus: { right: rule.plus, prefix: "Then add" },
			},
			mistakes: wrong.map(([{ id, feedback }, other]) =>
				other.times === rule.times
					? (["plus", id, other.plus, feedback] as const)
					: (["times", id, other.times, feedback] as const),
			),
		}),
		interaction: {
			kind: "machine",
			rows: xs.map((x) => ({ x, y: outOf([rule.times, rule.plus], x) ?? 0 })),
			...dials,
		},
	};
}
