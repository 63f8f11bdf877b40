import {
	getQuestion,
	getQuestions,
	updateQuestion,
} from "@learnin/contract/routes/bank/question-bank.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { rightAnswer } from "@learnin/domain/examples/answers";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { callAs, demoAccount } from "../support/api.ts";
import { expectNoKeyIn, visit } from "../support/browser.ts";
import { enterAnswer, openQuestion } from "../support/practice.ts";
import { startProduct } from "../support/product.ts";
import { newVisitor, signIn } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(startProduct);

/** Hints, explanation and filing, common to every type. */
async function writeTheRest(page: Page, skill: string): Promise<void> {
	await page.getByLabel("Hint 1", { exact: true }).fill("Look at what is asked.");
	await page.getByLabel("Hint 2", { exact: true }).fill("Go step by step.");
	await page.getByLabel("The worked solution").fill("Read it again, and follow each step to its end.");
	await page.getByLabel("Skill", { exact: true }).fill(skill);
	await page.getByRole("list", { name: "Skills" }).getByRole("button").first().press("Enter");
	await expect
		.poll(() =>
			page.getByRole("button", { name: "Another skill" }).evaluate((it) => it === document.activeElement),
		)
		.toBe(true);
}

/** Opens the figures and presses one. */
async function chooseFigure(page: Page, name: string): Promise<void> {
	const summary = page.locator('[data-field="figure"] > summary');
	if ((await page.getByRole("button", { name: /^Choose a/ }).count()) === 0) await summary.press("Enter");
	await page.getByRole("button", { name: /^Choose a/ }).click();
	await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

const isGood = (page: Page) => page.getByText("No problems found.").waitFor();

async function submitAndApprove(page: Page): Promise<string> {
	await page.getByRole("button", { name: "Send to review" }).click();
	await page.waitForURL(/update-question/);
	await page.getByText("In review", { exact: true }).waitFor();
	await page.getByRole("button", { name: "Approve" }).click();
	await page.getByText("Published", { exact: true }).waitFor();
	return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("an admin writes questions of three types, fixes a fault, tries them and approves; a student solves each", async () => {
	const visitor = await newVisitor(product);
	const { page, complaints } = visitor;
	await signIn(page, demoAccount(product, "super-admin"));
	await page.waitForURL(/dashboard/);
	await page.getByRole("link", { name: "Add Question" }).first().click();

	// What is missing from an untouched page is a list of things to do, and nothing is a fault yet.
	const checks = page.getByRole("region", { name: "Before it can be reviewed" });
	await checks.getByRole("button", { name: "Options", exact: true }).waitFor();
	expect(await checks.locator(".is-fault").count()).toBe(0);

	// A fraction: a hint that reveals it is reported, links to its field and is fixed.
	await page.getByRole("radio", { name: "Fill one" }).check();
	await page.getByLabel("Text", { exact: true }).fill("How much is ");
	await page.getByRole("button", { name: "Fraction" }).click();
	await page.keyboard.type(" of a pizza and a quarter more?");
	await page.getByLabel("Answer type").selectOption("SIMPLE_FRACTION");
	await page.getByLabel("Right answer").fill("3/4");
	await writeTheRest(page, "area-rectangle");
	await page.getByLabel("Hint 2", { exact: true }).fill("It is $\\frac{3}{4}$.");
	await page.getByRole("button", { name: /^Hint 2.*gives the answer away/ }).press("Enter");
	await expect
		.poll(() => page.getByLabel("Hint 2", { exact: true }).evaluate((it) => it === document.activeElement))
		.toBe(true);
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("How many quarters are in a half?");
	await isGood(page);
	const preview = page.getByRole("region", { name: "Preview" });
	await preview.locator("input").first().focus();
	await page.keyboard.type("3/4");
	await page.keyboard.press("Enter");
	await preview.getByText("That’s right").waitFor();

	// Unsaved text is kept, and leaving the page asks first.
	await page.getByText(/^Saved at/).waitFor();
	await page.getByRole("link", { name: "Reported Questions" }).first().click();
	await page.getByRole("button", { name: "Keep it and leave" }).click();
	await page.getByRole("link", { name: "Add Question" }).first().click();
	await page.getByRole("button", { name: "Continue" }).click();
	const fraction = await submitAndApprove(page);

	// A version saved in between is shown, and the text stays.
	const asAdmin = await callAs(product, "super-admin");
	const params = { question_id: fraction };
	const { question, skill_id, difficulty, tags } = await asAdmin(getQuestion, { params });
	expect(question).toMatchObject({
		prompt: "How much is $\\frac{1}{2}$ of a pizza and a quarter more?",
		key: { answers: ["3/4"] },
	});
	const theirs = { ...question, explanation: "Half a pizza is two quarters; one more makes three." };
	await asAdmin(updateQuestion, {
		params,
		body: { question: theirs, skill_id, difficulty, tags, state: "draft", expected_version: 1 },
	});
	await page.getByLabel("The worked solution").fill("Two quarters and one more make three of them.");
	await isGood(page);
	await page.getByRole("button", { name: "Save as draft" }).click();
	await page.getByText(/saved version 2 while you were editing/).waitFor();
	await page.locator("del").getByText("Half a pizza").waitFor();
	await page.getByRole("button", { name: "Keep mine" }).click();
	await page.getByRole("button", { name: "Save as draft" }).click();
	await page.getByText("Version 3", { exact: true }).waitFor();

	// One of several options, by keyboard.
	await page.goto("/add-question");
	await page.getByLabel("Text", { exact: true }).fill("Which number is even?");
	for (const [at, label] of ["3", "8", "5", "7"].entries())
		await page.getByLabel(`Option ${"ABCD"[at]}`, { exact: true }).fill(label);
	await page.getByLabel("Option B is right").press("Space");
	await writeTheRest(page, "area-rectangle");
	await isGood(page);
	await preview.locator(".pr-option").nth(1).click();
	await preview.getByRole("button", { name: "Check" }).click();
	await preview.getByText("That’s right").waitFor();
	await submitAndApprove(page);

	// Pairs.
	await page.goto("/add-question");
	await page.getByRole("radio", { name: "Match", exact: true }).check();
	await page.getByLabel("Text", { exact: true }).fill("Match each number with its double.");
	for (const [at, [left, right]] of [
		["4", "8"],
		["7", "14"],
		["9", "18"],
	].entries()) {
		await page.getByRole("button", { name: "Add a pair" }).press("Enter");
		await page.getByLabel(`Left ${at + 1}`, { exact: true }).fill(left ?? "");
		await page.getByLabel(`Right ${at + 1}`, { exact: true }).fill(right ?? "");
	}
	await writeTheRest(page, "area-rectangle");
	await isGood(page);
	await preview.getByRole("button", { name: "Show the answer" }).click();
	await preview.getByText("follow each step to its end").waitFor();
	await submitAndApprove(page);
	// The refusal of the outdated version.
	expect(complaints).toEqual([expect.stringContaining("409")]);

	await solveAsStudent("area-rectangle", 3);
});

auditTest("an admin writes questions of the other four types; a student solves each", async () => {
	const visitor = await newVisitor(product);
	const { page, complaints } = visitor;
	await signIn(page, demoAccount(product, "super-admin"));
	await page.waitForURL(/dashboard/);
	const begin = async (type: string, text: string) => {
		await page.goto("/add-question");
		await page.getByRole("radio", { name: type, exact: true }).check();
		await page.getByLabel("Text", { exact: true }).fill(text);
	};
	const finish = async () => {
		await writeTheRest(page, "perimeter-polygons");
		await isGood(page);
		await submitAndApprove(page);
	};

	await begin("Select all", "Which numbers are more than 10?");
	for (const [at, label] of ["9", "12", "15", "7"].entries())
		await page.getByLabel(`Option ${"ABCD"[at]}`, { exact: true }).fill(label);
	for (const letter of ["B", "C"]) await page.getByLabel(`Option ${letter} is right`).press("Space");
	await finish();

	await begin("Fill multiple", "A square with sides of 5 has 4 sides of [[a]], together [[b]].");
	for (const [id, answer] of [
		["a", "5"],
		["b", "20"],
	]) {
		const box = page.getByRole("region", { name: `Box ${id}` });
		if ((await box.count()) === 0) await page.getByRole("button", { name: "Add a box" }).click();
		await box.getByLabel("Right answer").fill(answer ?? "");
	}
	await finish();

	await begin("Labeled picture", "How long are the sides of this rectangle?");
	await chooseFigure(page, "Rectangle");
	await page.getByLabel("Squares across").fill("60");
	const fault = page.getByText("Write a number from 1 to 16.");
	expect(await fault.count()).toBe(0);
	await page.getByLabel("Squares across").blur();
	await fault.waitFor();
	await page.getByLabel("Squares across").fill("6");
	await page.getByLabel("Label below").fill("");
	await page.getByLabel("Label beside it").fill("");
	await page.getByLabel("Unit squares").selectOption("no");
	const description = page.getByLabel("What it shows, for people who can’t see it");
	await expect.poll(() => description.inputValue()).toBe("A rectangle.");
	expect(await fault.count()).toBe(0);
	await description.fill("A rectangle, 6 long and 3 high.");
	const picture = page.getByRole("button", { name: "Put a place on the picture" });
	const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
	await picture.click({ position: { x: width * 0.5, y: height * 0.15 } });
	await picture.click({ position: { x: width * 0.15, y: height * 0.6 } });
	for (const [at, [name, answer]] of [
		["Length", "6"],
		["Height", "3"],
	].entries()) {
		const place = page.getByRole("region", { name: `Place ${at + 1}` });
		await place.getByLabel("What the place is called").fill(name ?? "");
		await place.getByLabel("Right answer").fill(answer ?? "");
	}
	await finish();

	await begin("Own words", "Why do all squares have four right angles?");
	await page
		.getByLabel("Point 1", { exact: true })
		.fill("Says that all four sides are equal and the corners are square corners.");
	await page
		.getByLabel("Sample answer")
		.fill("All four sides are equal and the corners are square corners, so each is a right angle.");
	await finish();
	expect(complaints).toEqual([]);
	await solveAsStudent("perimeter-polygons", 4);
});

test("an admin searches a figure and sets it; it is stored with its settings, and changed later", async () => {
	const visitor = await newVisitor(product, { width: 360, height: 780 });
	const { page, complaints } = visitor;
	await signIn(page, demoAccount(product, "super-admin"));
	await page.waitForURL(/dashboard/);
	await page.goto("/add-question");
	await page.getByRole("radio", { name: "Fill one", exact: true }).check();
	await page.getByLabel("Text", { exact: true }).fill("How many fish are in the graph?");
	await page.getByLabel("Right answer").fill("5");
	await writeTheRest(page, "picture-bar-graphs");

	await page.locator('[data-field="figure"] > summary').press("Enter");
	await page.getByRole("button", { name: "Choose a figure" }).press("Enter");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Search the figures").fill("data histo");
	await dialog.getByRole("button", { name: "Bar graph or histogram" }).waitFor();
	expect(await dialog.getByRole("listitem").count()).toBe(1);
	await dialog.getByRole("button", { name: "Bar graph or histogram" }).press("Enter");

	// A new row is like the one before; its first field has the focus.
	await page.getByRole("button", { name: "Add a row to “Bars”" }).press("Enter");
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
		.toBe("Bars, 4: Name");
	await page.keyboard.type("fish");
	await page.getByLabel("Bars, 4: Value").fill("5");
	await page.getByRole("button", { name: "Remove row 1 of “Bars”" }).press("Enter");
	const description = page.getByLabel("What it shows, for people who can’t see it");
	await expect.poll(() => description.inputValue()).toContain("Bars: dogs 7, birds 2, fish 5.");
	expect(await page.locator('[data-field="figure"] .question-figure').innerHTML()).toContain(">fish</text>");
	// On a phone the list of problems is on the other side.
	await page.getByText("No problems found.").waitFor({ state: "attached" });
	await page.getByRole("button", { name: "Send to review" }).click();
	await page.waitForURL(/update-question/);

	await page.reload();
	await expect.poll(() => page.getByLabel("Bars, 3: Name").inputValue()).toBe("fish");
	expect(await page.getByLabel("Bars, 3: Value").inputValue()).toBe("5");
	await page.getByLabel("Bars, 3: Value").fill("6");
	await expect.poll(() => description.inputValue()).toContain("fish 6");

	await page.getByRole("button", { name: "Add a row to “Bars”" }).click();
	await page.getByRole("button", { name: "Remove row 4 of “Bars”" }).click();
	const focusedText = (text: string) =>
		expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
	await focusedText("Add a row");

	// A description in the author's own words stays, and the one from the settings is offered.
	await expect
		.poll(async () => {
			// The description from the rows before may arrive in the middle of the typing.
			await description.fill("Three kinds of pets.");
			return description.inputValue();
		})
		.toBe("Three kinds of pets.");
	await page.getByLabel("Bars, 3: Value").fill("8");
	await page.getByRole("button", { name: "Describe the picture from these settings" }).waitFor();
	expect(await description.inputValue()).toBe("Three kinds of pets.");
	// In a stored question, too, what was just added has no fault before it was left.
	await page.getByRole("button", { name: "Add a mistake" }).press("Enter");
	await page.locator(".is-todo").getByText("Known mistake 1").waitFor({ state: "attached" });
	expect(await page.locator(".qe-side").getByText("Write something here.").count()).toBe(0);
	const told = page.locator(".qe-form").getByText("Write something here.");
	expect(await told.count()).toBe(0);
	await page.getByLabel("Feedback to the student").focus();
	await page.getByLabel("Feedback to the student").blur();
	await told.first().waitFor();
	await page.getByRole("button", { name: "Remove the figure" }).click();
	await focusedText("Choose a figure");
	await page.getByRole("button", { name: "Bring back the previous figure" }).click();
	await focusedText("Choose another figure");
	expect(await page.getByLabel("Bars, 3: Name").inputValue()).toBe("fish");
	expect(complaints).toEqual([]);
});

test("an admin chooses an interaction, fixes a line that has no mark for the answer, and tries it", async () => {
	const visitor = await newVisitor(product);
	const { page, complaints } = visitor;
	await signIn(page, demoAccount(product, "super-admin"));
	await page.waitForURL(/dashboard/);
	await page.getByRole("link", { name: "Add Question" }).first().click();
	await page.getByRole("radio", { name: "Fill one" }).check();
	await page.getByLabel("Text", { exact: true }).fill("Put a point at three fourths.");
	await page.getByLabel("Answer type").selectOption("SIMPLE_FRACTION");
	await page.getByLabel("Right answer").fill("3/4");
	await page.getByLabel("Lowest terms").selectOption("optional");
	const answeredBy = page.getByLabel("How students answer");
	// A fault shows once its field was left.
	await answeredBy.focus();
	await answeredBy.selectOption("number_line");
	await writeTheRest(page, "area-rectangle");
	await page.getByText("This answer can’t be made this way").first().waitFor();
	await page.getByLabel("Ends at").fill("1");
	await page.getByLabel("Equal steps").fill("4");
	await isGood(page);

	const preview = page.getByRole("region", { name: "Preview" });
	const point = preview.getByRole("slider");
	await point.focus();
	// The first press moves the point to the first mark.
	for (const _ of [0, 1, 2, 3]) await page.keyboard.press("ArrowRight");
	await expect.poll(() => point.getAttribute("aria-valuetext")).toBe("three fourths");
	await preview.getByRole("button", { name: "Check" }).click();
	await preview.getByText("That’s right").waitFor();

	// Out of bounds is reported when the field is left, and leaves the question unchanged.
	await page.getByLabel("Equal steps").fill("900");
	const bounds = page.getByText("Write a whole number from 2 to 50.");
	expect(await bounds.count()).toBe(0);
	await page.getByLabel("Equal steps").blur();
	await bounds.waitFor();
	await page.getByLabel("Equal steps").fill("4");
	await answeredBy.selectOption("");
	await preview.locator("input").first().waitFor();
	await answeredBy.selectOption("shading");
	await isGood(page);
	await page.getByRole("button", { name: "Save as draft" }).click();
	await page.waitForURL(/update-question/);
	await page.reload();
	expect(await answeredBy.inputValue()).toBe("shading");
	expect(complaints).toEqual([]);
});

/** Solves, in a set of the skill, every question that was written in the editor. */
async function solveAsStudent(skill_id: string, count: number): Promise<void> {
	const asAdmin = await callAs(product, "super-admin");
	const asStudent = await callAs(product, "student");
	const { questions: listed } = await asAdmin(getQuestions, { query: { skill_id } });
	const written = await Promise.all(
		listed.map(({ id }) => asAdmin(getQuestion, { params: { question_id: id } })),
	);
	expect(written).toHaveLength(count);
	const session = await asStudent(startSession, { body: { kind: "skill", skill_id } });
	const visitor = await visit(product.url);
	const { page } = visitor;
	await signIn(page, demoAccount(product, "student"));
	await page.waitForURL(/dashboard/);
	let solved = 0;
	for (const [at, { prompt }] of session.questions.entries()) {
		const own = written.find(({ question }) => prompt.spoken.startsWith(question.prompt.slice(0, 12)));
		if (own === undefined) continue;
		await openQuestion(page, session.id, at + 1);
		await enterAnswer(page, own.question, rightAnswer(own.question));
		await page.keyboard.press("ControlOrMeta+Enter");
		await page.locator('[data-phase="correct"], [data-phase="in-review"]').first().waitFor();
		solved += 1;
	}
	expect(solved).toBe(count);
	expectNoKeyIn(visitor);
	await visitor.close();
}
