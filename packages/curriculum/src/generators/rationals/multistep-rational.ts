import { ask, defineSkill, type Form, given } from "../../kit/index.ts";
import { centered, groups, portions, rest, type Tale, wages } from "./multistep-tales.ts";

const answer = (tale: Tale): Form =>
	given(tale, ({ prompt, unit, cta, right, wrong, hints, steps }) => ({
		prompt,
		...(cta === undefined ? {} : { cta }),
		unit: { after: unit },
		right,
		wrong,
		hints,
		steps,
	}));

const inSteps = (tale: Tale) =>
	ask.stepwise((random) => {
		const told = tale(random);
		if (told === undefined) return undefined;
		const { prompt, unit, right, wrong, before, hints, steps } = told;
		const boxes = before.map(([, value], at) => [`b${at + 1}`, { right: value }] as const);
		return {
			prompt: `${prompt} ${random.pick(["Work in steps.", "Find it step by step."])} ${before.map(([words], at) => `${words} [[b${at + 1}]].`).join(" ")} The answer is [[end]] ${unit}.`,
			boxes: { ...Object.fromEntries(boxes), end: { right, wrong } },
			hints,
			steps,
		};
	});

const waysTo = (tale: Tale) => [ask.typed(answer(tale)), ask.chosen(answer(tale)), inSteps(tale)];

// 1: a share and an amount are gone. 2: a percent and a fraction of one whole. 3: fractions that must stay exact. 4: two rates.
// 5: something in the middle, with mixed numbers.
export const multistepRational = defineSkill("multistep-rational", 14, {
	1: waysTo(rest),
	2: waysTo(groups),
	3: waysTo(portions),
	4: waysTo(wages),
	5: waysTo(centered),
});
