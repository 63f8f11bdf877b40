import { type Form, NAMES, slip, words } from "../../kit/index.ts";
import { type Angle, angleOf, help, sidesOf } from "./three-sides.ts";

const JOBS = [
	["lays out the corner of a garden bed", "ft"],
	["builds a picture frame", "in."],
	["marks a corner of a sports field", "yd"],
	["marks the corner of a patio", "ft"],
	["puts up a shelf", "cm"],
	["sews the corner of a quilt", "in."],
	["builds the corner of a sandbox", "ft"],
	["sets the posts of a fence corner", "ft"],
	["tests the corner of a door frame", "in."],
] as const;

const SAYS: Readonly<Record<Angle, string>> = {
	right: "Exactly a right angle",
	acute: "A little less than a right angle",
	obtuse: "A little more than a right angle",
};
const UNKNOWN = "That cannot be known without a protractor";

/** A corner that is tested by measuring along both edges, and across. */
export const inCorner: Form = (random) => {
	const angle = random.pick(["right", "acute", "obtuse"] as const);
	const sides = sidesOf(random, angle, 75);
	if (sides === undefined) return undefined;
	const [a, b, c] = sides;
	const [[job, unit], name] = [random.pick(JOBS), random.pick(NAMES)];
	const others = (["right", "acute", "obtuse"] as const).filter((other) => other !== angleOf(sides));
	return {
		...help(sides),
		prompt: `${name} ${job}. To test the corner, ${name} measures ${a} ${unit} along one edge and ${b} ${unit} along the other. The straight distance between the two marks is ${c} ${unit}. What is the angle at the corner?`,
		right: words(SAYS[angle]),
		wrong: [
			...others.map(
				(other) =>
					[other === "right" ? slip.nearIsEqual : slip.turnedTheComparison, words(SAYS[other])] as const,
			),
			[slip.sidesDoNotTell, words(UNKNOWN)],
			// Two of them share an idea; the other one is the rarer mistake.
			angle === "right" && ([slip.miscalculatedSquares, words(SAYS.obtuse)] as const),
		],
		order: [...Object.values(SAYS), UNKNOWN],
	};
};
