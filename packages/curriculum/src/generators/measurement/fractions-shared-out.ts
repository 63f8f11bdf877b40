import { ask, boxed, counted, lowest, slip, whole } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { addedUp, plotOf, shown, texOf, valueOf, type Plot, type Setting } from "./plots-of-amounts.ts";

/** The shared amount keeps a denominator that is easy to write. */
const isEasyToShare = ({ total, bottom, all }: Plot) => lowest(total, bottom * all).bottom <= 2 * bottom;

/** The same amount in each. */
export const shared =
	(setting: Setting): Form =>
	(random) => {
		const plot = plotOf(random, setting);
		if (plot === undefined || !isEasyToShare(plot)) return undefined;
		const {
			used,
			total,
			all,
			thing: [one, many, of, unit],
		} = plot;
		const once = used.reduce((sum, { part }) => sum + part, 0);
		const { story, ...rest } = shown(random, plot);
		return {
			...rest,
			prompt: `${story} ${random.pick([
				`The ${of} is shared out again so that every ${one} gets the same. How many ${unit} does each ${one} get?`,
				`How many ${unit} would be in each ${one} if all ${many} had the same amount?`,
			])}`,
			right: valueOf(plot, total, all),
			wrong: [
				[slip.stoppedAtTheTotal, valueOf(plot, total)],
				[slip.addedEachAmountOnce, valueOf(plot, once, used.length)],
				[slip.sharedAmongThePlaces, valueOf(plot, total, used.length)],
			],
			hints: [
				"How much is there in all? Every X counts.",
				`There are ${counted(all, one, many)}. Each gets an equal share.`,
				"Divide the total by the number of X’s.",
			],
			steps: [
				...addedUp(plot),
				`Shared equally: $${texOf(plot, total)} \\div ${all} = ${texOf(plot, total, all)}$.`,
			],
		};
	};

/** The total, the number of things and the share, in boxes. */
export const inBoxes = (setting: Setting) =>
	ask.stepwise((random) => {
		const plot = plotOf(random, setting);
		if (plot === undefined || !isEasyToShare(plot)) return undefined;
		const {
			used,
			total,
			all,
			thing: [one, many, , unit],
		} = plot;
		const { story, figure } = shown(random, plot);
		return {
			figure,
			prompt: `${story.replace(counted(all, one, many), `some ${many}`)} ${random.pick([
				`Number of ${many}: [[all]]. Total: [[total]] ${unit}. Equal share of each ${one}: [[share]] ${unit}.`,
				`Count the ${many}: [[all]]. Add the amounts: [[total]] ${unit}. Share equally: [[share]] ${unit} in each.`,
			])}`,
			hints: [
				`Each X is one ${one}.`,
				`Begin at $${texOf(plot, used[0]?.part ?? 1)}$. Multiply by the number of X’s.`,
				"Divide the total by the number of X’s.",
			],
			steps: [
				`There are ${all} X’s.`,
				...addedUp(plot),
				`$${texOf(plot, total)} \\div ${all} = ${texOf(plot, total, all)}$.`,
			],
			boxes: {
				all: boxed(whole(all), [slip.countedTheAmounts, whole(used.length)]),
				total: boxed(valueOf(plot, total), [
					slip.addedEachAmountOnce,
					valueOf(
						plot,
						used.reduce((sum, { part }) => sum + part, 0),
					),
				]),
				share: boxed(valueOf(plot, total, all), [
					slip.sharedAmongThePlaces,
					valueOf(plot, total, used.length),
				]),
			},
		};
	});
