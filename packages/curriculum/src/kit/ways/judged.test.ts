import { expect, test } from "vitest";
import { seededRandom } from "../../random/seeded-random.ts";
import type { Form } from "../draft.ts";
import { slip } from "../index.ts";
import { whole } from "../value.ts";
import { judged } from "./judged.ts";

const sums: Form = (random) => {
	const [a, b] = [random.integer(11, 99), random.integer(2, 9)];
	return {
		prompt: `What is $${a} + ${b}$?`,
		task: `$${a} + ${b}$`,
		right: whole(a + b),
		wrong: [[slip.subtractedInstead, whole(a - b)]],
		hints: [`Start at ${a}.`, `Count on ${b} steps.`, "Write the sum."],
		steps: [`$${a} + ${b} = ${a + b}$.`],
	};
};

test("the hints begin with a true claim as often as with a false one", () => {
	const way = judged(sums);
	const begunWith = Array.from({ length: 60 }, (_, seed) => {
		const question = way(seededRandom(`${seed}`));
		if (question?.question_type !== "SELECT_ALL") return undefined;
		const task = /\d+ \+ \d+/.exec(question.hints[1] ?? "")?.[0] ?? "none";
		const { id } = question.options.find(({ label }) => label.includes(task)) ?? {};
		return id === undefined ? undefined : question.key.option_ids.includes(id);
	});
	expect(begunWith).not.toContain(undefined);
	expect(begunWith.filter((isTrue) => isTrue).length).toBeGreaterThan(15);
	expect(begunWith.filter((isTrue) => !isTrue).length).toBeGreaterThan(10);
});
