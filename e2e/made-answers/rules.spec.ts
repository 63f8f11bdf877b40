import { auditTest } from "../support/audit.ts";
import {
	check,
	drag,
	endRight,
	expectMistake,
	expectNoFaults,
	expectRight,
	middleOf,
	pressByFinger,
	reads,
	useMadeAnswers,
} from "../support/made-answers.ts";

// A balance and a function machine, set by mouse and finger; each is wrong once with a known mistake.

const made = useMadeAnswers();

auditTest(
	"an equation is solved on a balance, and a function machine is set, by mouse, finger and keys; known mistakes are named",
	async () => {
		const visitor = await made.open("balance");
		const { page } = visitor;
		const side = (name: string) => page.getByRole("group", { name, exact: true });
		const step = (at: string, name: string) => side(at).getByRole("button", { name, exact: true });
		const amount = page.getByRole("slider", { name: "How many" });
		const says = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
		await amount.press("ArrowRight");
		await step("Left side", "Take away 2").click();
		await says("A scale: 3x on the left is lighter than 14 on the right");
		await check(page);
		await page.getByText("No box is alone on a side yet.").waitFor();
		await pressByFinger(page, await middleOf(step("Right side", "Take away 2")));
		await says("A level scale: 3x on the left, 12 on the right");
		await expectNoFaults(page);
		// Dragging to the right increases it.
		const { x, y } = await middleOf(amount);
		await drag(page, [
			{ x, y },
			{ x: x + 14, y },
		]);
		await step("Left side", "Divide by 3").press("Enter");
		await expectMistake(page, "Only one side was shared, and the scale tipped.");
		await page.getByRole("button", { name: "Undo" }).click();
		await says("A level scale: 3x on the left, 12 on the right");
		for (const at of ["Left side", "Right side"]) await step(at, "Divide by 3").click();
		await says("A level scale: x on the left, 4 on the right");
		await expectRight(page);

		await made.openNext(page, "machine");
		const dial = (name: string) => page.getByRole("slider", { name });
		const at = (name: string, text: string) => reads(dial(name), text);
		await at("Multiply by", "Not set yet");
		await dial("Multiply by").press("ArrowRight");
		await at("Multiply by", "× 1");
		await page.keyboard.press("Escape");
		await at("Multiply by", "Not set yet");
		const start = await middleOf(dial("Multiply by"));
		await drag(page, [start, { x: start.x + 4 * 14, y: start.y }]);
		await at("Multiply by", "× 4");
		await check(page);
		await page.getByText("One dial isn’t set yet.").waitFor();
		for (const _ of [1, 2])
			await pressByFinger(page, await middleOf(page.getByRole("button", { name: "More: Then add" })));
		await at("Then add", "+ 1");
		await page.getByRole("button", { name: "Put in 2" }).click();
		await says("2 goes in, 9 comes out.");
		await expectNoFaults(page);
		await expectMistake(page, "That makes the first pair of the table.");
		await dial("Multiply by").press("End");
		await at("Multiply by", "× 10");
		await page.keyboard.press("Escape");
		await at("Multiply by", "× 4");
		await page.keyboard.press("ArrowLeft");
		await dial("Then add").press("ArrowUp");
		await says("2 goes in, 8 comes out.");
		await endRight(visitor);
	},
);
