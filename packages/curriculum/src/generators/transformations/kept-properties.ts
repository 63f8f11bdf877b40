import { ask, type Form, type Slip, slip, startLarge, words } from "../../kit/index.ts";
import { type Kind, motionOf, named, passive } from "./motions.ts";

/** The only kind of motion that changes each property; some none changes. */
const CHANGED_BY: readonly (readonly [property: string, kind: Kind | undefined])[] = [
	["the side lengths", "resize"],
	["the angle measures", undefined],
	["the perimeter", "resize"],
	["the area", "resize"],
	["the order of the vertices, read clockwise", "mirror"],
	["which sides are parallel", undefined],
];

const CHANGES: Readonly<Record<Kind, string>> = {
	move: "A translation slides the figure.",
	mirror: "A reflection flips the figure over.",
	turn: "A rotation turns the figure.",
	resize: "A dilation stretches or shrinks the figure.",
};

/** A dilation does change the figure, so that cutting it out and moving it shows nothing. */
const thinksDilationsChangeAll: Slip = {
	...slip.thinksMotionsChangeMeasures,
	feedback: "All lengths are multiplied by the same number. Draw it. Does this property depend on the size?",
};

const misjudged = (kind: Kind, isKept: boolean): Slip => {
	if (isKept) return kind === "resize" ? thinksDilationsChangeAll : slip.thinksMotionsChangeMeasures;
	return kind === "mirror" ? slip.tookReflectionForRotation : slip.thinksDilationsKeepLengths;
};
const HINTS = [
	"Does the motion slide, turn, flip, or stretch the figure?",
	"Draw a small figure and try it.",
	"Compare one property before and after at a time.",
] as const;

/** What one motion changes or not, to judge as true or not. */
export const statement: Form = (random) => {
	const motion = motionOf(random, ["move", "mirror", "turn", "resize"], 9);
	const [property, kind] = random.pick(CHANGED_BY);
	const isKept = kind !== motion.kind;
	const says = (is: boolean) =>
		words(`${startLarge(named(motion))} ${is ? "does not change" : "changes"} ${property}.`);
	return {
		prompt: "Which statement is true?",
		right: says(isKept),
		wrong: [[misjudged(motion.kind, isKept), says(!isKept)]],
		hints: HINTS,
		steps: [CHANGES[motion.kind], says(isKept).shown],
	};
};

/** LABELED_INPUT: what stays the same in one motion. */
export const sortedProperties = ask.sorted((random) => {
	const motion = motionOf(random, ["mirror", "resize"], 9);
	const bins = ["Stays the same", "Changes"] as const;
	const figure = random.pick(["quadrilateral", "trapezoid", "parallelogram", "pentagon"]);
	return {
		prompt: `A ${figure} is ${passive(motion)}. Which of its properties stay the same?`,
		bins,
		cards: random
			.shuffle(CHANGED_BY)
			.slice(0, 5)
			.map(([property, kind]) => {
				const [bin, other] = kind === motion.kind ? [bins[1], bins[0]] : bins;
				return {
					label: startLarge(property),
					bin,
					wrong: [[misjudged(motion.kind, kind !== motion.kind), other]],
				};
			}),
		hints: HINTS,
		steps: [CHANGES[motion.kind]],
	};
});
