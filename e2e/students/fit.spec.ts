import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { inTurn, isAudit } from "../support/audit.ts";
import { openTab } from "../support/browser.ts";
import { type Fit, fitOfQuestion } from "../support/fit.ts";
import { kinds, openQuestion, setOfZoe, zoe } from "../support/practice.ts";
import { sharedProduct } from "../support/product.ts";
import { useProduct } from "../support/use-product.ts";

// Nobody should have to scroll to see what an answer is made of. The demo child Zoe has a set with every kind of
// question; nothing is answered.

const product = useProduct(sharedProduct);

/** What is still too long for a phone. Only remove from it. */
const longOnPhones = [
	"35 Read a ruler: goes on below",
	"37 A machine that divides: is cut",
	"76 Quadrant II of the plane: goes on below",
];

/** What is cut on a short phone, where more may go on below. Only remove from it. */
const cutOnShortPhones = [
	"37 A machine that divides: is cut",
	"48 Two points on a plane: is cut",
	"59 A triangle reflected across the y-axis: is cut",
	"68 An angle of 65 degrees to measure: is cut",
	"75 A line of fit and its prediction: is cut",
];

interface Size {
	/** Each question on one of the three phones, and one of each kind on the wide screen; in an audit all. */
	sample: readonly number[];
	width: number;
	height: number;
	faults: readonly Fit[];
	long: readonly string[];
}

const all = [...everyQuestion.keys()];

/** Those of these questions, by number and title, whose fit is one of these. */
async function questionsThat(
	page: Page,
	questions: readonly number[],
	fits: readonly Fit[],
): Promise<string[]> {
	const found: string[] = [];
	for (const at of questions) {
		const fit = await fitOfQuestion(page, at);
		if (fits.includes(fit)) found.push(`${at + 1} ${everyQuestion[at]?.title}: ${fit}`);
	}
	return found;
}

test.each([
	{
		sample: inTurn(all, 0, 3),
		width: 360,
		height: 780,
		faults: ["is cut", "goes on below", "hides Check"],
		long: longOnPhones,
	},
	{
		sample: inTurn(all, 1, 3),
		width: 390,
		height: 844,
		faults: ["is cut", "goes on below", "hides Check"],
		long: [],
	},
	{
		sample: inTurn(all, 2, 3),
		width: 375,
		height: 667,
		faults: ["is cut", "hides Check"],
		long: cutOnShortPhones,
	},
	{
		sample: isAudit ? all : kinds,
		width: 1440,
		height: 900,
		faults: ["is cut", "goes on below", "hides Check"],
		long: [],
	},
] satisfies Size[])(
	"every kind of question fits a window of $width by $height",
	async ({ sample, width, height, faults, long }) => {
		const session_id = await setOfZoe(product);
		const { page, close } = await openTab(product.url, zoe(product), { width, height });
		onTestFinished(close);
		await openQuestion(page, session_id, 1);
		await page.locator(".pr-head-end").waitFor();
		expect(sample.length).toBeGreaterThan(20);
		const known = long.filter((one) => sample.includes(Number.parseInt(one, 10) - 1));
		expect(await questionsThat(page, sample, faults)).toEqual(known);
	},
);

test("on a short phone the places of a card in hand come into view", async () => {
	const session_id = await setOfZoe(product);
	const { page, close } = await openTab(product.url, zoe(product), { width: 360, height: 640 });
	onTestFinished(close);
	const venn = everyQuestion.findIndex(({ question }) => question.interaction?.kind === "venn");
	await openQuestion(page, session_id, venn + 1);
	const [card, last] = [page.locator(".cards-tray .cards-card").first(), page.locator(".cards-place").last()];
	const isCovered = async () => {
		const [place, sheet] = [await last.boundingBox(), await page.locator(".pr-side").boundingBox()];
		return place !== null && sheet !== null && place.y + place.height > sheet.y;
	};
	await card.waitFor();
	expect(await isCovered()).toBe(true);
	await card.click();
	await expect.poll(isCovered).toBe(false);
});

/** The child's set on a wide screen. */
async function onWideScreen() {
	const session_id = await setOfZoe(product);
	const { page, close } = await openTab(product.url, zoe(product));
	onTestFinished(close);
	await openQuestion(page, session_id, 1);
	await page.locator(".pr-head-end").waitFor();
	return page;
}

test("Check has one place beside keys and tall boards on a wide screen", async () => {
	const page = await onWideScreen();
	const places = new Set<string>();
	for (const number of [15, 21, 24, 31, 48, 65, 68, 76]) {
		await fitOfQuestion(page, number - 1);
		const { x, y, width } = (await page.getByRole("button", { name: "Check" }).boundingBox()) ?? {};
		places.add(`${x}, ${y}, ${width}`);
	}
	expect([...places]).toEqual([expect.stringMatching(/^\d/)]);
});

test("Check is right below options, lines, words and low boards on a wide screen, in the middle of the window", async () => {
	const page = await onWideScreen();
	const choices = everyQuestion.flatMap(({ question: { question_type, interaction = null } }, at) =>
		interaction === null && question_type.startsWith("SELECT") ? [at] : [],
	);
	expect(choices.length).toBeGreaterThan(5);
	const below = [20, 26, 38, 44, 53, 63, 71].map((number) => number - 1);
	for (const at of [...choices, ...below]) {
		await fitOfQuestion(page, at);
		const card = await page.locator(".pr-question").boundingBox();
		const check = await page.getByRole("button", { name: "Check" }).boundingBox();
		if (card === null || check === null) throw new Error(`question ${at + 1} is not there`);
		const middle = Math.round(card.x + card.width / 2);
		expect({ at, x: check.x, gap: Math.round(check.y - card.y - card.height), middle }).toEqual({
			at,
			x: card.x,
			gap: 14,
			middle: 720,
		});
	}
});
