import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { auditTest } from "../support/audit.ts";
import {
	check,
	dragByFinger,
	dragByMouse,
	endRight,
	expectMistake,
	expectNoFaults,
	middleOf,
	pressByFinger,
	show,
	typeInstead,
	useMadeAnswers,
} from "../support/made-answers.ts";

// Cards, moved by mouse and finger; each is wrong once with a known mistake.

const made = useMadeAnswers();

function cardsOf(page: Page) {
	return {
		card: (name: string) => page.getByRole("button", { name: new RegExp(`^${name} ?,`) }),
		/** Waits until a card is announced at this place. */
		said: (name: string, where: string) =>
			page.getByRole("button", { name: new RegExp(`^${name} ?, ${where}$`) }).waitFor(),
	};
}

auditTest(
	"cards are put in order by mouse, finger and keys, or from lists; a known mistake is named",
	async () => {
		const visitor = await made.open("order");
		const { page } = visitor;
		const { card, said } = cardsOf(page);
		const slot = (number: number) =>
			page.getByRole("button", { name: new RegExp(`^Put it in place ${number} of`) });

		await dragByMouse(page, card("one fourth"), slot(1));
		await said("one fourth", "in place 1 of 4, Least");
		await dragByFinger(page, card("two thirds"), slot(2));
		await said("two thirds", "in place 2 of 4, 2nd");
		// Press the card, then the place.
		await card("three eighths").click();
		await slot(4).click();
		await said("three eighths", "in place 4 of 4, Greatest");
		await check(page);
		await page.getByText("Some places are still empty.").waitFor();
		await expectNoFaults(page);

		// By keyboard: into the free place, one further, and back.
		await card("five sixths").press("ArrowRight");
		await said("five sixths", "in place 3 of 4, 3rd");
		await page.keyboard.press("Home");
		await said("five sixths", "in place 1 of 4, Least");
		await page.keyboard.press("Escape");
		await said("five sixths", "not placed yet");
		await page.keyboard.press("ArrowLeft");
		await said("five sixths", "in place 3 of 4, 3rd");
		await expectMistake(page, "It looks like only the numerators were compared.");

		await card("three eighths").press("ArrowLeft");
		await said("three eighths", "in place 3 of 4, 3rd");
		await page.getByRole("button", { name: "Undo" }).click();
		await said("three eighths", "in place 4 of 4, Greatest");
		await show(page, "List");
		await page.getByRole("combobox", { name: "2nd" }).selectOption({ label: "three eighths" });
		await show(page, "Cards");
		await said("two thirds", "in place 4 of 4, Greatest");
		await card("two thirds").press("Shift+ArrowLeft");
		await said("two thirds", "in place 1 of 4, Least");
		await page.keyboard.press("Escape");
		await card("two thirds").press("ArrowLeft");
		await endRight(visitor);
	},
);

auditTest("cards are sorted by mouse, finger and keys, or from lists; a known mistake is named", async () => {
	const visitor = await made.open("sort");
	const { page } = visitor;
	const { card, said } = cardsOf(page);
	const bin = (name: string) => page.getByRole("button", { name: `Put it in “${name}”` });

	await dragByMouse(page, card("two thirds"), bin("Greater"));
	await said("two thirds", "in “Greater”");
	await dragByFinger(page, card("five sixths"), bin("Greater"));
	await said("five sixths", "in “Greater”");
	await card("two fourths").click();
	await bin("Equal").click();
	await said("two fourths", "in “Equal”");
	await check(page);
	await page.getByText("Some cards aren’t sorted yet.").waitFor();
	await expectNoFaults(page);

	await card("one sixth").press("ArrowRight");
	await said("one sixth", "in “Less”");
	await card("five tenths").press("End");
	await said("five tenths", "in “Greater”");
	await page.keyboard.press("ArrowLeft");
	await said("five tenths", "in “Equal”");
	await card("three eighths").press("ArrowLeft");
	await said("three eighths", "in “Greater”");
	await expectMistake(page, "How many parts make one half?");
	await show(page, "List");
	await page.getByRole("combobox", { name: "three eighths" }).selectOption("Less");
	await show(page, "Cards");
	await said("three eighths", "in “Less”");
	await endRight(visitor);
});

auditTest(
	"cards are sorted into two circles by mouse and finger, or from lists; a known mistake is named",
	async () => {
		const visitor = await made.open("venn");
		const { page } = visitor;
		const { card, said } = cardsOf(page);
		const region = (name: string) => page.getByRole("button", { name: `Put it in “${name}”` });

		await dragByMouse(page, card("Rhombus"), region("Equal sides"));
		await said("Rhombus", "in “Equal sides”");
		await dragByFinger(page, card("Rectangle"), region("Right angles"));
		await said("Rectangle", "in “Right angles”");
		await card("Trapezoid").click();
		await region("Neither").click();
		await said("Trapezoid", "in “Neither”");
		await check(page);
		await page.getByText("Some cards aren’t sorted yet.").waitFor();
		await expectNoFaults(page);
		await card("Square").press("Home");
		await said("Square", "in “Equal sides”");
		await expectMistake(page, "It looks like the kinds were kept apart.");
		await card("Square").press("ArrowRight");
		await said("Square", "in “Both”");
		await page.getByRole("button", { name: "Undo" }).click();
		await said("Square", "in “Equal sides”");
		await show(page, "List");
		await page.getByRole("combobox", { name: "Square" }).selectOption("Both");
		await show(page, "Cards");
		await endRight(visitor);
	},
);

auditTest(
	"an expression is built from tiles by mouse and finger, or typed; a known mistake is named",
	async () => {
		const visitor = await made.open("tiles");
		const { page } = visitor;
		const { card: tile, said } = cardsOf(page);
		const slot = (number: number) => page.getByRole("button", { name: `Put it in place ${number}` });

		// A press adds a tile at the end of the row.
		await tile("2").click();
		await said("2", "in place 1");
		await dragByMouse(page, tile("opening parenthesis"), slot(2));
		await said("opening parenthesis", "in place 2");
		await dragByFinger(page, tile("7"), slot(3));
		await said("7", "in place 3");
		for (const name of ["plus", "n", "closing parenthesis"]) await tile(name).click();
		await said("closing parenthesis", "in place 6");
		await expectNoFaults(page);
		await expectMistake(page, "Only the number is doubled, not the whole sum.");
		for (const name of ["opening parenthesis", "closing parenthesis"]) await tile(name).press("Delete");
		await said("7", "in place 2");
		await tile("2").press("ArrowRight");
		await tile("2").press("ArrowRight");
		await said("2", "in place 3");
		await page.keyboard.press("Escape");
		await said("2", "in place 1");
		await typeInstead(page, "2n+7", "Tiles");
		await said("7", "in place 4");
		await endRight(visitor);
	},
);

auditTest("parts of a drawing are tapped by mouse and finger; a known mistake is named", async () => {
	const visitor = await made.open("parts");
	const { page } = visitor;
	const part = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });
	const [upright, level, diagonal] = [
		part("Vertical line through the middle"),
		part("Horizontal line through the middle"),
		part("Line from the lower left"),
	];
	const isTapped = (thing: Locator, is: boolean) =>
		expect.poll(() => thing.getAttribute("aria-checked")).toBe(`${is}`);
	await upright.click();
	await isTapped(upright, true);
	// The line itself, away from its marker, by finger.
	const box = await page.locator(".parts").boundingBox();
	if (box === null) throw new Error("nothing to tap");
	await pressByFinger(page, { x: box.x + box.width * 0.36, y: box.y + box.height * 0.61 });
	await isTapped(diagonal, true);
	await expectNoFaults(page);
	await expectMistake(page, "Both parts are equally large, but do their corners meet");
	await page.getByRole("button", { name: "Undo" }).click();
	await isTapped(diagonal, false);
	await pressByFinger(page, await middleOf(level));
	await isTapped(level, true);
	// The list shows the same.
	await show(page, "List");
	await expect.poll(() => page.locator(".pr-option input:checked").count()).toBe(2);
	await show(page, "Drawing");
	await endRight(visitor);
});
