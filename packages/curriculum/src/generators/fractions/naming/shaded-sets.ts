import { ask, type Form, NAMES, type Random, slip, whole } from "../../../kit/index.ts";

interface Share {
	top: number;
	bottom: number;
	/** As it is asked: "$\dfrac{3}{4}$", "75%". */
	shown: string;
}

const fraction = (top: number, bottom: number): Share => ({
	top,
	bottom,
	shown: `$\\dfrac{${top}}{${bottom}}$`,
});

/** A fraction below one, in lowest terms. */
const fractionOf = (random: Random): Share =>
	random.pick([
		fraction(1, 2),
		fraction(1, 3),
		fraction(2, 3),
		fraction(1, 4),
		fraction(3, 4),
		fraction(1, 5),
		fraction(2, 5),
		fraction(3, 5),
		fraction(4, 5),
		fraction(1, 6),
		fraction(5, 6),
		fraction(3, 8),
		fraction(5, 8),
	]);

const percentOf = (random: Random): Share => {
	const percent = random.pick([10, 20, 25, 30, 40, 50, 60, 75, 80, 90]);
	return { top: percent, bottom: 100, shown: `${percent}%` };
};

/** Some of a group of counters are shaded. */
const ofCounters =
	(shareOf: (random: Random) => Share): Form =>
	(random) => {
		const { top, bottom, shown } = shareOf(random);
		const [rows, columns] = [random.integer(2, 5), random.integer(3, 8)];
		const all = rows * columns;
		const right = (all * top) / bottom;
		if (!Number.isInteger(right)) return undefined;
		// In so many equal groups, of which some are shaded.
		const unit = [2, 3, 4, 5, 6, 8, 10].find((each) => all % each === 0 && (top * each) % bottom === 0);
		if (unit === undefined) return undefined;
		const groups = (top * unit) / bottom;
		return {
			prompt: random.pick([
				`Shade ${shown} of the ${all} counters. How many counters is that?`,
				`${random.pick(NAMES)} has ${all} counters and turns ${shown} of the ${all} counters over. Shade them. How many is that?`,
				`There are ${all} counters. Shade ${shown} of the ${all} counters. How many do you shade?`,
			]),
			right: whole(right),
			unit: { after: "counters" },
			shading: { rows, columns, style: "set" },
			wrong: [
				[slip.gaveTheRestOfTheGroup, whole(all - right)],
				[slip.shadedOneGroup, whole(all / unit)],
				[slip.shadedTheNumerator, whole(top)],
			],
			hints: [
				`Split the ${all} counters into ${unit} equal groups.`,
				`How many counters are in one group? Find $${all} \\div ${unit}$.`,
				groups === 1 ? "Shade the counters of one group." : `Shade the counters of ${groups} groups.`,
			],
			steps: [
				`In ${unit} equal groups there are $${all} \\div ${unit} = ${all / unit}$ counters each.`,
				`${shown} is ${groups} of the ${unit} groups: $${groups} \\times ${all / unit} = ${right}$.`,
			],
		};
	};

/** A fraction of a group. */
export const shadedFraction = ask.byShading(ofCounters(fractionOf));
/** A percent of a group. */
export const shadedPercent = ask.byShading(ofCounters(percentOf));
