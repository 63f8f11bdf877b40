import type { Rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { exact, plus, same, times } from "../reading/arithmetic.ts";

/** Whether a factor and what is added make every pair of the machine's table. */
export function makesTheTable({ interaction }: Question, values: readonly (Rational | null)[]): boolean {
	const [factor = null, more = null] = values;
	if (interaction?.kind !== "machine" || factor === null || more === null) return false;
	return interaction.rows.every(({ x, y }) => same(plus(times(factor, exact(x)), more), exact(y)));
}
