import { ask, boxed, type Form, given, NAMES, type Random, slip, whole } from "../../kit/index.ts";
import { AT_LEAST, AT_MOST } from "./inequality-stories.ts";

/** A story with a limit, and the largest or smallest whole number that fits. */
function story(random: Random) {
	const isMost = random.oneIn(2);
	const { text, ask: question, unknown, unit, most } = random.pick(isMost ? AT_MOST : AT_LEAST);
	const [p, q, count] = [random.integer(2, most[0]), random.integer(2, most[1]), random.integer(3, most[2])];
	const rest = random.integer(0, p - 1);
	const r = p * count + q + (isMost ? rest : -rest);
	if (r <= q || p === q) return undefined;
	const name = random.pick(NAMES);
	const fill = (words: string) =>
		words.replaceAll("{name}", name).replace("{p}", `${p}`).replace("{q}", `${q}`).replace("{r}", `${r}`);
	const [sign, round] = isMost ? (["≤", Math.floor] as const) : (["≥", Math.ceil] as const);
	return {
		p,
		q,
		r,
		sign,
		unknown,
		unit,
		count,
		prompt: `${fill(text)} ${fill(question)}`,
		wrong: [
			[slip.roundedTheOtherWay, whole(isMost ? count + 1 : count - 1)] as const,
			[slip.leftOutTheConstant, whole(round(r / p))] as const,
			[slip.undidWithSameSign, whole(round((r + q) / p))] as const,
		],
		hints: [
			`Let $x$ be ${unknown}. Which amount comes once, and which comes for each one?`,
			`Write an inequality: $${p}x + ${q}$ is compared with ${r}.`,
			`Solve it. The answer is a whole number. Do you round ${isMost ? "down or up to stay within" : "down or up to reach"} the limit?`,
		] as const,
		steps: [
			`$${p}x + ${q} ${sign} ${r}$ gives $${p}x ${sign} ${r - q}$.`,
			`$${p} \\times ${count} = ${p * count}$ fits, and $${p} \\times ${isMost ? count + 1 : count - 1} = ${p * (isMost ? count + 1 : count - 1)}$ does not.`,
			`The answer is ${count} ${unit}.`,
		],
	};
}

export const inStory: Form = given(story, ({ prompt, unit, count, wrong, hints, steps }) => {
	return { prompt, unit: { after: unit }, right: whole(count), wrong, hints, steps };
});

export const storySteps = ask.stepwise((random) => {
	const told = story(random);
	if (told === undefined) return undefined;
	const { p, q, r, sign, unknown, unit, count, prompt, wrong, hints, steps } = told;
	return {
		prompt: `${prompt} Let $x$ be ${unknown}, and write an inequality: [[p]] $x +$ [[q]] $${sign}$ [[r]]. The answer is [[count]] ${unit}.`,
		boxes: {
			p: boxed(whole(p), [slip.swappedRoles, whole(q)]),
			q: boxed(whole(q), [slip.swappedRoles, whole(p)]),
			r: { right: whole(r) },
			count: { right: whole(count), wrong },
		},
		hints: [hints[0], `Which number is the limit? It stands alone on one side.`, hints[2]],
		steps,
	};
});
