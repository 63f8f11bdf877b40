import { cutTriangle, hourglass, trianglePair } from "../../figures/shapes/triangle-pair.ts";
import { type Form, NAMES, slip } from "../../kit/index.ts";
import { length, scaledDraft } from "./scaled-lengths.ts";

const TALL = [
	"tree",
	"windmill",
	"tower",
	"lighthouse",
	"church tower",
	"crane",
	"wind turbine",
	"tall building",
	"water tower",
	"radio tower",
] as const;
const STICKS = ["pole", "stick", "post", "ladder", "flagpole", "sign"] as const;

/** Heights and shadows. */
export const shadow: Form = (random) => {
	const [thing, stick, name] = [random.pick(TALL), random.pick(STICKS), random.pick(NAMES)];
	const [high, short, times] = [random.integer(2, 6) / 2, random.integer(1, 5), random.integer(4, 15)];
	if (high === short) return undefined;
	const long = short * times;
	const corners = [
		[0, 0],
		[0, -high],
		[short, 0],
	] as const;
	return scaledDraft({
		prompt: random.pick([
			`A ${stick} that is ${high} m high casts a shadow ${short} m long. At the same time, the shadow of a ${thing} is ${long} m long. How high is the ${thing}?`,
			`${name} puts up a ${stick} ${high} m high. Its shadow is ${short} m long. The shadow of a ${thing} nearby is ${long} m long. Find the height of the ${thing}.`,
			`${name} sees that a ${stick} of ${high} m has a shadow of ${short} m. At the same time a ${thing} has a shadow of ${long} m. What is the height of the ${thing}?`,
		]),
		task: `the height in meters of a ${thing} with a shadow of ${long} m (a ${stick} ${high} m high has a shadow of ${short} m)`,
		from: short,
		to: long,
		side: high,
		unit: "m",
		figure: {
			svg: trianglePair(
				{ corners, sides: [`${high} m`, "", `${short} m`], color: "gold" },
				{ corners, sides: ["?", "", `${long} m`], color: "sky" },
				1.7,
			),
			alt: `Two right triangles of the same shape. The small one is ${high} m high and ${short} m wide, the large one is ${long} m wide and its height is unknown.`,
		},
		wrong: [
			[slip.gaveTheScaleFactor, length(times)],
			[slip.matchedSidesWrongly, length((long * short) / high)],
		],
		hints: [
			"The rays of the sun make the same angle with the ground. So the triangles are similar.",
			`How many times as long as ${short} m is ${long} m?`,
		],
	});
};

/** A triangle cut parallel to its base, with the whole side or with its lower part given. */
export const cut =
	(isRestGiven: boolean): Form =>
	(random) => {
		const [above, below, part] = [random.integer(2, 12), random.integer(2, 12), random.integer(3, 24)];
		const whole = above + below;
		const told = isRestGiven
			? `the part above the cut is ${above} cm long and the part below it is ${below} cm long`
			: `it is ${above} cm from the top to the cut and ${whole} cm from the top to the base`;
		if (above === below && !isRestGiven) return undefined;
		return scaledDraft({
			prompt: random.pick([
				`A line cuts a triangle parallel to its base. On the left side, ${told}. The cut is ${part} cm long. How long is the base?`,
				`A triangle is cut parallel to its base. On the left, ${told}. Find the length of the base if the cut is ${part} cm long.`,
				`A triangular shelf has a board parallel to its base. On the left side, ${told.replaceAll("the cut", "the board")}. The board is ${part} cm long. What is the length of the base?`,
			]),
			task: `the base of a triangle with a cut of ${part} cm parallel to it if ${told}`,
			from: above,
			to: whole,
			side: part,
			unit: "cm",
			figure: {
				svg: cutTriangle(above / whole, {
					above: `${above} cm`,
					below: isRestGiven ? `${below} cm` : "",
					cut: `${part} cm`,
					base: "?",
				}),
				alt: `A triangle cut by a line parallel to its base. From the top to the cut it is ${above} cm, ${isRestGiven ? `and from the cut to the base ${below} cm` : `and from the top to the base ${whole} cm`}. The cut is ${part} cm long, and the base is unknown.`,
			},
			wrong:
				(part * below * 100) % above === 0 ? [[slip.usedTheLowerPart, length((part * below) / above)]] : [],
			hints: [
				"The small triangle at the top and the whole triangle have the same angles.",
				isRestGiven
					? `How long is the whole left side, with its parts of ${above} cm and ${below} cm?`
					: `How many times as long as ${above} cm is ${whole} cm?`,
			],
			...(isRestGiven ? { before: `The whole left side is $${above} + ${below} = ${whole}$ cm long.` } : {}),
		});
	};

/** Two triangles that meet in a point between parallel segments. */
export const crossed: Form = (random) => {
	const [above, below, upper] = [random.integer(2, 18), random.integer(2, 18), random.integer(2, 24)];
	const isRiver = random.oneIn(2);
	const told = isRiver
		? `To find the width of a river, ${random.pick(NAMES)} paces out two similar triangles that meet at a stone. The stone is ${above} m from the start on the near triangle and ${below} m from the start of the large one. The near triangle is ${upper} m wide.`
		: `Two lines cross between two parallel segments. On one line it is ${above} m from the upper segment to the crossing, and ${below} m from the crossing to the lower segment. The upper segment is ${upper} m long.`;
	return scaledDraft({
		prompt: `${told} ${isRiver ? "How wide is the river, which is the matching side of the large triangle?" : random.pick(["How long is the lower segment?", "Find the length of the lower segment."])}`,
		task: `the length of the lower segment`,
		from: above,
		to: below,
		side: upper,
		unit: "m",
		figure: {
			svg: hourglass(below / above, {
				upper: `${upper} m`,
				lower: "?",
				above: `${above} m`,
				below: `${below} m`,
			}),
			alt: `Two triangles that meet in a point like an hourglass. The upper side is ${upper} m long, the lower side, parallel to it, is unknown. On the line from the upper left to the lower right it is ${above} m down to the crossing and ${below} m from there on.`,
		},
		hints: [
			"Vertical angles are equal, and so are the alternate angles at parallel segments.",
			`The parts of ${above} m and ${below} m are corresponding sides.`,
		],
	});
};
