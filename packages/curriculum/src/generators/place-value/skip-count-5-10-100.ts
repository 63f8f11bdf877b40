import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";

// 1: on by 10 from a round number. 2: on by 5 or 100. 3: by 10 from any number, across a hundred.
// 4: two gaps, by 5, 10 or 100. 5: backwards, two gaps, across a hundred.
export const skipCount510100 = defineGenerator("skip-count-5-10-100", 1, (random, difficulty) => {
	const step = random.pick(level(difficulty, [[10], [5, 100], [10], [5, 10, 100], [5, 10]] as const));
	const sign = difficulty === 5 ? -1 : 1;
	const start = startOf();
	const terms = Array.from({ length: 6 }, (_, at) => start + sign * step * at);
	const gaps = difficulty >= 4 ? [random.integer(2, 3), random.integer(4, 5)] : [random.integer(3, 5)];
	const [gap = 3, second = 5] = gaps;
	const term = (at: number) => terms[at] ?? 0;
	const way = sign === 1 ? "on" : "back";
	const hints = [
		"Look at two neighbors. How much does it change from one to the next?",
		`Count ${way} by the same step each time, also when a new hundred begins.`,
	];
	const explanation = `Each number is ${step} ${sign === 1 ? "more" : "less"} than the one before: ${terms.join(", ")}.`;
	const wrongOf = (at: number) =>
		[
			["went-by-one", term(at - 1) + sign, "It looks like the last step was only one. Keep the same step."],
			[
				"other-step",
				term(at - 1) + sign * (step === 10 ? 100 : 10),
				"It looks like the step changed on the way. It stays the same.",
			],
			["skipped-a-number", term(at) + sign * step, "That number comes one step later. Write the next one."],
		] as const;
	if (difficulty >= 4)
		return fillBoxes({
			prompt: `Count ${way} by the same step: ${terms.map((number, at) => (at === gap ? "[[first]]" : at === second ? "[[second]]" : number)).join(", ")}`,
			boxes: { first: { right: term(gap) }, second: { right: term(second) } },
			hints,
			explanation,
			mistakes: [
				...wrongOf(gap).map(([id, wrong, feedback]) => ["first", id, wrong, feedback] as const),
				...wrongOf(second).map(
					([id, wrong, feedback]) => ["second", `${id}-later`, wrong, feedback] as const,
				),
			],
		});
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Count on by the same step. Which number is missing? ${terms.map((number, at) => (at === gap ? "$\\square$" : number)).join(", ")}`,
		right: term(gap),
		hints,
		explanation,
		mistakes: wrongOf(gap).map(([id, wrong, feedback]) => [id, wrong, feedback]),
	});

	function startOf(): number {
		if (difficulty === 1) return 10 * random.integer(1, 40);
		if (step === 100) return random.integer(difficulty === 2 ? 1 : 11, 40) * (difficulty === 2 ? 10 : 1);
		if (difficulty === 2) return 5 * random.integer(1, 100);
		// Near a hundred, so that the count crosses it.
		const hundred = 100 * random.integer(2, 8);
		const ones = step === 5 ? 5 * random.integer(0, 1) : random.integer(0, 9);
		const away = step === 5 ? 10 * random.integer(1, 2) : 10 * random.integer(2, 4);
		return sign === 1 ? hundred - away + ones : hundred + away + ones;
	}
});
