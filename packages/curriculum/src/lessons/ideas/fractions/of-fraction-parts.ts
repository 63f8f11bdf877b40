import { unitBars } from "../../../figures/numbers/unit-bars.ts";
import { box, boxFrame, growingBoxes, type Idea, repeat } from "../idea.ts";

const frac = (top: number, bottom: number) => `\\dfrac{${top}}{${bottom}}`;

/** One fraction as different sums of parts of the same size. */
export const partsOfAFraction: Idea = (random) => {
	const parts = random.pick([6, 8]);
	const all = random.integer(4, 5);
	const one = 2;
	const unit = `1/${parts}`;
	const empty = (from: number) => repeat(parts - from, "", null);
	return growingBoxes([
		[
			`$${frac(all, parts)}$ are ${all} parts of $${frac(1, parts)}$.`,
			[...repeat(all, unit, "sky"), ...empty(all)],
		],
		[
			`Split them: ${one} parts and ${all - one} parts. $${frac(all, parts)} = ${frac(one, parts)} + ${frac(all - one, parts)}$.`,
			[box(`${one}/${parts}`, "gold", one), box(`${all - one}/${parts}`, "coral", all - one), ...empty(all)],
		],
		[
			`Another way: $${frac(all, parts)} = ${frac(1, parts)} + ${frac(all - 1, parts)}$. The parts keep their size, and they are still ${all}.`,
			[box(unit, "gold"), box(`${all - 1}/${parts}`, "coral", all - 1), ...empty(all)],
		],
	]);
};

/** Fractions of the same size first, then wholes with wholes and parts with parts. */
export const renameThenAdd: Idea = () => {
	const wholes = (count: number) => repeat(count, "1", "sky", 4);
	return growingBoxes([
		[
			`$1${frac(1, 2)} + 1${frac(1, 4)}$: halves and fourths are not the same size.`,
			[...wholes(1), box("1/2", "gold", 2), ...wholes(1), box("1/4", "coral")],
		],
		[
			`Rename the half: $${frac(1, 2)} = ${frac(2, 4)}$. Now all parts are fourths.`,
			[...wholes(1), ...repeat(2, "1/4", "gold"), ...wholes(1), box("1/4", "coral")],
		],
		[
			`Wholes with wholes, fourths with fourths: $2${frac(3, 4)}$.`,
			[...wholes(2), ...repeat(2, "1/4", "gold"), box("1/4", "coral")],
		],
	]);
};

/** How many parts there are in all wholes. */
export const partsInWholes: Idea = (random) => {
	const [wholes, parts] = [random.integer(2, 3), random.integer(3, 4)];
	const name = parts === 3 ? "thirds" : "fourths";
	const frame = (text: string, count: number, cut: number) => ({
		text,
		figure: {
			svg: unitBars({ count, parts: cut, caption: "1 whole each", color: "sky" }),
			alt: `${count} ${count === 1 ? "bar" : "bars"} of one whole, each in ${cut} equal ${cut === 1 ? "part" : "parts"}.`,
		},
	});
	return [
		frame(`$${wholes} \\div ${frac(1, parts)}$ asks: how many ${name} are in ${wholes}?`, wholes, 1),
		frame(`One whole has ${parts} ${name}.`, 1, parts),
		frame(
			`${wholes} wholes have $${wholes} \\times ${parts} = ${wholes * parts}$ ${name}. So $${wholes} \\div ${frac(1, parts)} = ${wholes * parts}$: more than ${wholes}, since the parts are small.`,
			wholes,
			parts,
		),
	];
};

/** Dividing by 3/4: cut into fourths, then take three at a time. */
export const flipTheDivisor: Idea = (random) => {
	const fits = random.pick([2, 4]);
	const said = fits === 4 ? "3" : frac(3, 2);
	const fourths = fits * 3;
	const all = fits === 4 ? repeat(3, "1", "sky", 4) : [box("1", "sky", 4), box("1/2", "sky", 2)];
	const cut = repeat(fourths, "1/4", "gold");
	return [
		boxFrame(`$${said} \\div ${frac(3, 4)}$ asks: how many times does $${frac(3, 4)}$ fit in $${said}$?`, [
			all,
		]),
		boxFrame(`Count in fourths, 4 for each whole: $${said} \\times 4 = ${fourths}$ fourths.`, [all, cut]),
		boxFrame(
			`Take 3 at a time: $${fourths} \\div 3 = ${fits}$. Times 4, then divided by 3: that’s multiplying by the reciprocal, $${said} \\times ${frac(4, 3)} = ${fits}$.`,
			[all, cut, repeat(fits, "3/4", "mint", 3)],
		),
	];
};
