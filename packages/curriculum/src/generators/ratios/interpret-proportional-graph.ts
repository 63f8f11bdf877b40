import { coordinatePlane } from "../../figures/plane/coordinate-plane.ts";
import { ask, defineSkill, inOwnWords, list, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";
import { type Steady, steadyOf } from "./steady-scenes.ts";

interface Drawn {
	scene: Steady;
	rate: number;
	/** Point P. */
	x: number;
	y: number;
	figure: { svg: string; alt: string };
}

function drawn(random: Random): Drawn {
	const [scene, rate, x] = [steadyOf(random), random.integer(2, 15), random.integer(2, 4)];
	const { xs, ys, subject } = scene;
	return {
		scene,
		rate,
		x,
		y: rate * x,
		figure: {
			svg: coordinatePlane({
				x: [0, 5],
				y: [0, rate * 5],
				y_step: rate,
				x_name: xs,
				y_name: ys,
				segments: [{ from: [0, 0], to: [5, rate * 5] }],
				points: [
					{ at: [x, rate * x], name: "P" },
					{ at: [1, rate], name: "Q" },
				],
			}),
			alt: `A graph of ${subject}: a straight line from the origin, ${xs} to the right, ${ys} up. Point P is at ${x} to the right and ${rate * x} up, point Q at 1 to the right and ${rate} up.`,
		},
	};
}

/** What a point of the graph tells. */
const meaning =
	(names: readonly ("P" | "Q" | "origin")[]): Form =>
	(random) => {
		const { scene, rate, x, y, figure } = drawn(random);
		const { says, subject, xs, ys } = scene;
		const name = random.pick(names);
		const [p, q] = { P: [x, y] as const, Q: [1, rate] as const, origin: [0, 0] as const }[name];
		const zero = words(says(0, 0));
		return {
			prompt: `The graph shows ${subject}. ${random.pick([`What does ${name === "origin" ? "the origin" : `point ${name}`} tell you?`, `What is the meaning of the point $(${p}, ${q})$?`])}`,
			figure,
			right: words(says(p, q)),
			wrong: {
				P: [
					[slip.swappedTheAxes, words(says(y, x))] as const,
					[slip.tookTheTotalAsRate, words(says(1, y))] as const,
					[slip.tookTheRateAsTotal, words(says(x, rate))] as const,
				],
				Q: [
					[slip.tookTheRateAsTotal, words(says(5, rate))] as const,
					[slip.swappedTheAxes, words(says(rate, 1))] as const,
					[slip.tookTheOrigin, zero] as const,
				],
				origin: [
					[slip.tookTheUnitRate, words(says(1, rate))] as const,
					[slip.tookTheRateAsTotal, words(says(1, 1))] as const,
					[slip.originHasNoMeaning, words("Nothing, because the graph only begins there.")] as const,
				],
			}[name],
			hints: [
				`Read the names of the axes: ${xs} to the right, ${ys} up.`,
				`The first coordinate is ${p}. What does it count?`,
				"The second coordinate tells how much goes with it.",
			],
			steps: [`The point is at $(${p}, ${q})$.`, says(p, q)],
		};
	};

/** A number from the graph: the unit rate, a value beyond the graph, or the place of one. */
const reading =
	(kind: "rate" | "value" | "place"): Form =>
	(random) => {
		const { scene, rate, x, y, figure } = drawn(random);
		const { subject, xs, ys } = scene;
		const far = random.integer(7, 20);
		const asked = {
			rate: [
				`How many ${ys} go with 1 on the horizontal axis?`,
				`What is the unit rate, in ${ys} for each 1 on the horizontal axis?`,
			],
			value: [
				`It continues in the same way. How many ${ys} go with ${far} ${xs}?`,
				`The line goes on. Find the number of ${ys} for ${far} ${xs}.`,
			],
			place: [
				`It continues in the same way. How many ${xs} go with ${rate * far} ${ys}?`,
				`The line goes on. Find the number of ${xs} for ${rate * far} ${ys}.`,
			],
		}[kind];
		return {
			prompt: `The graph shows ${subject}. ${random.pick(asked)}`,
			figure,
			right: whole({ rate, value: rate * far, place: far }[kind]),
			unit: { after: kind === "place" ? xs : ys },
			wrong: [
				kind !== "place" && [slip.pointAsRate, whole(kind === "rate" ? y : y * far)],
				kind !== "rate" && [slip.addedOn, whole(kind === "value" ? y + far - x : rate * far - rate)],
				kind !== "value" && [slip.swappedTheAxes, whole(kind === "rate" ? x : rate * rate * far)],
				kind !== "rate" && [slip.stoppedAtTheRate, whole(rate)],
			],
			hints: [
				`Read the names of the axes: ${xs} to the right, ${ys} up.`,
				"Start at 1 on the horizontal axis. How high is the line there?",
				{
					rate: "The height above 1 is the unit rate.",
					value: "Multiply by the unit rate.",
					place: "Divide by the unit rate.",
				}[kind],
			],
			steps: [
				`Above 1, the line is at ${rate}.`,
				{
					rate: `The unit rate is ${rate}.`,
					value: `$${far} \\times ${rate} = ${rate * far}$.`,
					place: `$${rate * far} \\div ${rate} = ${far}$.`,
				}[kind],
			],
		};
	};

/** SELECT_ALL: what one graph tells. */
const statements: Way = (random) => {
	const { scene, rate, figure } = drawn(random);
	const claim: Form = (stream) => {
		const x = stream.integer(0, 9);
		const right = words(scene.says(x, rate * x));
		const wrong = words(scene.says(x, stream.pick([rate + x, rate, x])));
		return {
			prompt: "",
			right,
			wrong: [[slip.addedOn, wrong]],
			hints: [
				"Read the names of the axes.",
				`Above 1, the line is at ${rate}.`,
				"Multiply by the unit rate.",
			],
			steps: [right.shown],
		};
	};
	const question = ask.judged(claim)(random);
	return (
		question && {
			...question,
			prompt: `The graph shows ${scene.subject}, and it continues in the same way. ${random.pick(["Which statements are true?", "What can you tell from it?"])}`,
			figure,
		}
	);
};

/** Points of a proportional relationship to plot. */
const plot = ask.plotted((random) => {
	const [scene, rate] = [steadyOf(random), random.integer(2, 5)];
	const xs = [0, 1, random.integer(2, 4)];
	return {
		prompt: `${scene.says(1, rate)} Graph this relationship, with ${scene.xs} to the right and ${scene.ys} up: plot the points for ${list(xs)} ${scene.xs}, in this order.`,
		plane: { x_from: 0, x_to: 6, y_from: 0, y_to: 20, join: "none" },
		points: xs.map((x) => ({
			x,
			y: rate * x,
			wrong: [
				[slip.swappedTheAxes, rate * x, x],
				[slip.addedOn, x, rate + x],
			] as const,
		})),
		hints: ["Zero goes with zero.", `For 1, go up ${rate}.`, "For more, multiply by the unit rate."],
		steps: xs.map((x) => `${x} goes with $${x} \\times ${rate} = ${rate * x}$.`),
	};
});

/** VERIFY_WITH_LLM: what the points (0, 0) and (1, r) mean. */
const explain: Way = (random) => {
	const { scene, rate, figure } = drawn(random);
	return inOwnWords({
		prompt: `The graph shows ${scene.subject}. ${random.pick([`Explain what the origin and point Q mean in this situation.`, `${random.pick(NAMES)} asks what the points $(0, 0)$ and $(1, ${rate})$ mean here. Explain both.`])}`,
		figure,
		hints: ["Read the names of the axes.", "What goes with 0?", "What goes with 1? That is the unit rate."],
		explanation: `${scene.says(0, 0)}\n\n${scene.says(1, rate)} That is the unit rate.`,
		rubric: {
			origin: `Says that zero goes with zero: ${scene.says(0, 0)}`,
			rate: `Says what goes with one, the unit rate: ${scene.says(1, rate)}`,
		},
		sample_answer: `${scene.says(0, 0)} ${scene.says(1, rate)} That is the unit rate.`,
	});
};

// 1: what a point means. 2: the unit rate from the graph. 3: what (0, 0) and (1, r) mean. 4: a value beyond the graph. 5: the
// place of a value beyond the graph, and a reason.
export const interpretProportionalGraph = defineSkill("interpret-proportional-graph", 20, {
	1: [ask.chosen(meaning(["P"])), statements],
	2: [ask.typed(reading("rate")), ask.chosen(reading("rate")), plot],
	3: [ask.chosen(meaning(["origin", "Q"])), statements, explain],
	4: [ask.typed(reading("value")), ask.chosen(reading("value")), plot],
	5: [ask.typed(reading("place")), ask.chosen(reading("place")), explain],
});
