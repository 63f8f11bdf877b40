import { counted } from "../../../kit/words.ts";
import { baseTenBlocks } from "../../../figures/numbers/base-ten-blocks.ts";
import { hundredGrid } from "../../../figures/fractions/hundred-grid.ts";
import { svgBeside } from "../../../figures/svg.ts";
import { namedBars } from "../../../repairs/pictures.ts";
import { box, growingBoxes, type Idea, tableFrame } from "../idea.ts";

/** Tens with tens and ones with ones. */
export const splitAndAdd: Idea = (random) => {
	const [a, b] = [random.integer(1, 2) * 10, random.integer(2, 4) * 10];
	const [c, d] = [random.integer(2, 5), random.integer(2, 4)];
	const row = (tens: number, ones: number) => [box(`${tens}`, "sky", 3), box(`${ones}`, "gold")];
	return growingBoxes([
		[`$${a + c} + ${b + d}$: split ${a + c} into ${a} and ${c}.`, row(a, c)],
		[`Split ${b + d} into ${b} and ${d}.`, row(b, d)],
		[
			`Add tens to tens and ones to ones, then both: $${a + b} + ${c + d} = ${a + b + c + d}$. Every part is added once.`,
			row(a + b, c + d),
		],
	]);
};

/** Place by place from the left, until two digits differ. */
export const placesDecide: Idea = (random) => {
	const hundreds = 2;
	const [more, less] = [random.integer(5, 8), random.integer(1, 4)];
	const one = { hundreds, tens: more, ones: random.integer(1, 4) };
	const other = { hundreds, tens: less, ones: random.integer(5, 9) };
	const [larger, smaller] = [one, other].map((parts) => `${parts.hundreds}${parts.tens}${parts.ones}`);
	const texts = [
		`Compare ${larger} and ${smaller}. Start with the hundreds: both have ${hundreds}.`,
		`Then the tens: ${more} is greater than ${less}.`,
		`So $${larger} > ${smaller}$. The ones don’t matter anymore.`,
	];
	return texts.map((text, at) => {
		const shown = ({ tens, ones }: typeof one) => ({
			hundreds,
			tens: at > 0 ? tens : 0,
			ones: at > 1 ? ones : 0,
		});
		const [left, right] = [shown(one), shown(other)];
		const told = [left, right].map((parts) =>
			[
				counted(parts.hundreds, "hundred", "hundreds"),
				counted(parts.tens, "ten", "tens"),
				counted(parts.ones, "one", "ones"),
			].join(", "),
		);
		return {
			text,
			figure: {
				svg: svgBeside(baseTenBlocks(left, 2), baseTenBlocks(right, 2)),
				alt: `Two sets of blocks. Left: ${told[0]}. Right: ${told[1]}.`,
			},
		};
	});
};

/** More digits do not make a decimal greater. `digits` are those of the longer one. */
export function tenthsDecide(digits: 2 | 3): Idea {
	return (random) => {
		const tenths = random.integer(4, 8);
		const tail = [random.integer(6, 9), random.integer(2, 8)].slice(0, digits - 1).join("");
		const [short, long] = [`0.${tenths}`, `0.${tenths - 1}${tail}`];
		const padded = `${short}${"0".repeat(digits - 1)}`;
		const one = hundredGrid(10 * tenths, "sky");
		const both = {
			svg: svgBeside(one, hundredGrid(100 * Number(long), "gold")),
			alt: `Two squares of 100 small squares. ${10 * tenths} are colored in the first, ${Number((100 * Number(long)).toFixed(1))} in the second.`,
		};
		return [
			{
				text: `Compare ${short} and ${long}. ${short} has ${tenths} tenths: ${tenths} full columns.`,
				figure: { svg: one, alt: `A square of 100 small squares, ${10 * tenths} of them colored.` },
			},
			{
				text: `${long} has more digits, but only ${tenths - 1} tenths and a part of the next column. So $${short} > ${long}$.`,
				figure: both,
			},
			{
				text: `A zero at the end changes nothing: ${short} is ${padded}. ${digits === 2 ? "Hundredths" : "Thousandths"} can be compared now: $${Number(padded.slice(2))}$ are more than $${Number(long.slice(2))}$.`,
				figure: both,
			},
		];
	};
}

const DIGIT_NAMES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Digits, their values, and words. */
export const formsOfANumber: Idea = (random) => {
	const [a, b, c] = [random.integer(2, 9), random.integer(2, 9), random.integer(2, 9)];
	const places = ["thousands", "hundreds", "tens", "ones"];
	const digits = [`${a}`, `${b}`, "0", `${c}`];
	const values = [`${a},000`, `${b}00`, "0", `${c}`];
	return [
		tableFrame(`${a},${b}0${c} has four digits. Each one has its own place.`, [places, digits]),
		tableFrame(
			`Their values make the expanded form: $${a}{,}000 + ${b}00 + ${c}$. The 0 holds the place of the tens.`,
			[places, digits, values],
		),
		tableFrame(
			`In words, read it in parts: ${DIGIT_NAMES[a]} thousand, ${DIGIT_NAMES[b]} hundred ${DIGIT_NAMES[c]}.`,
			[
				places,
				digits,
				values,
				[`${DIGIT_NAMES[a]} thousand`, `${DIGIT_NAMES[b]} hundred`, "", `${DIGIT_NAMES[c]}`],
			],
		),
	];
};

/** A mixed number with hundredths: whole squares, then tenths and hundredths of another one. */
export const wholesThenPlaces: Idea = (random) => {
	const [whole, tenths, hundredths] = [2, random.integer(2, 8), random.integer(2, 9)];
	const number = `${whole}\\dfrac{${tenths}${hundredths}}{100}`;
	const square = hundredGrid(100, "sky");
	const wholes = svgBeside(square, square);
	const frame = (text: string, colored: number) => ({
		text,
		figure: {
			svg: svgBeside(wholes, hundredGrid(colored, "gold")),
			alt: `Two whole squares, and one of 100 small squares with ${colored} colored.`,
		},
	});
	return [
		{
			text: `Write $${number}$ as a decimal. The ${whole} wholes are left of the decimal point.`,
			figure: { svg: wholes, alt: "Two whole squares." },
		},
		frame(
			`${tenths}${hundredths} hundredths are ${tenths} tenths and ${hundredths} hundredths: $${whole}.${tenths}${hundredths}$.`,
			10 * tenths + hundredths,
		),
		frame(
			`If there are no tenths, a 0 holds their place: $${whole}\\dfrac{${hundredths}}{100} = ${whole}.0${hundredths}$.`,
			hundredths,
		),
	];
};

/** Parts of the same size can be compared. */
export const cutToCompare: Idea = () => {
	const bars = [
		{ shaded: 2, parts: 3, name: "2/3", color: "sky" as const },
		{ shaded: 3, parts: 4, name: "3/4", color: "gold" as const },
		{ shaded: 8, parts: 12, name: "8/12", color: "sky" as const },
		{ shaded: 9, parts: 12, name: "9/12", color: "gold" as const },
	];
	return [
		[
			2,
			"Which is greater, $\\dfrac{2}{3}$ or $\\dfrac{3}{4}$? The parts are not the same size, so you can’t just count them.",
		],
		[3, "Cut both into 12 parts. $\\dfrac{2}{3} = \\dfrac{8}{12}$."],
		[
			4,
			"$\\dfrac{3}{4} = \\dfrac{9}{12}$. Now the parts are the same size: $\\dfrac{8}{12} < \\dfrac{9}{12}$, so $\\dfrac{2}{3} < \\dfrac{3}{4}$.",
		],
	].map(([count, text]) => {
		const shown = bars.slice(0, Number(count));
		const said = shown.map(({ shaded, parts }) => `${shaded} of ${parts} parts`).join(", ");
		return { text: `${text}`, figure: namedBars(`Bars of the same length: ${said}.`, shown) };
	});
};
