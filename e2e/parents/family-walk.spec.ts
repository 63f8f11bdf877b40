import { randomUUID } from "node:crypto";
import { skipQuestion, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { pointsFigure, shortPoints } from "@learnin/domain/rewards/points";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { type CallAs, callWith } from "../support/api.ts";
import { expectNoKeyIn } from "../support/browser.ts";
import { openQuestion } from "../support/practice.ts";
import { sharedProduct } from "../support/product.ts";
import {
	addChildren,
	freshEmail,
	goodCard,
	goToPayStep,
	invitationLink,
	newVisitor,
	password,
	payWith,
	signUp,
} from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

/** A parent who has signed up and entered the children, before the pay step. */
async function parentWithChildren(names: string[]) {
	const parent = await newVisitor(product);
	const children = names.map((name) => ({
		name: `${name} Okafor`,
		email: freshEmail(name.toLowerCase()),
		grade: "2nd Grade",
	}));
	const email = freshEmail("amara");
	await signUp(parent.page, { name: "Amara Okafor", email });
	await addChildren(parent.page, children);
	await goToPayStep(parent.page);
	return { ...parent, email, children };
}

async function expectPaid(page: Page): Promise<void> {
	await page
		.getByText("Payment has been successful. You will be redirected to dashboard shortly")
		.first()
		.waitFor();
	await page.waitForURL("**/parent/dashboard", { waitUntil: "load" });
	await page.getByRole("heading", { name: "Dashboard" }).waitFor();
}

interface Intent {
	status: string;
	amount_received: number;
	metadata: { order_id?: string };
}
const succeededIntents = async () =>
	(await product.stripeObjects<Intent>("paymentIntents")).filter(({ status }) => status === "succeeded");

/** The answer to the addition question on the page. */
async function sumOnPage(page: Page): Promise<string> {
	const text = await page.locator("#pr-prompt").evaluate((prompt) => {
		const shown = prompt.cloneNode(true);
		if (!(shown instanceof HTMLElement)) return "";
		for (const hidden of shown.querySelectorAll(".sr")) hidden.remove();
		return shown.textContent;
	});
	const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
	return String(numbers.reduce((sum, number) => sum + number, 0));
}

interface PlainSum {
	session_id: string;
	/** Its number in the set, and the questions before it. */
	number: number;
	before: string[];
	/** Points for it with a hint or after a retry. */
	half: number;
}

/** Two sums with typed answers and no numbers except the addends: skills ask in many ways. */
async function plainSums(asChild: CallAs): Promise<[PlainSum, PlainSum]> {
	const found: PlainSum[] = [];
	for (const skill_id of [
		"add-within-100",
		"add-facts-within-20",
		"add-within-1000",
		"add-sub-within-1000-fluent",
	]) {
		const { id, questions } = await asChild(startSession, { body: { kind: "skill", skill_id } });
		const isPlainSum = ({ question_type, interaction, prompt }: (typeof questions)[number]) =>
			question_type === "FILL_ONE" && interaction === null && /^\D*\d+ plus \d+\D*$/.test(prompt.spoken);
		const at = questions.findIndex(isPlainSum);
		const question = questions[at];
		if (question === undefined) continue;
		const before = questions.slice(0, at).map(({ id: question_id }) => question_id);
		found.push({ session_id: id, number: at + 1, before, half: question.difficulty / 2 });
	}
	const [one, other] = found;
	if (one === undefined || other === undefined) throw new Error("fewer than two sets ask a plain sum");
	return [one, other];
}

async function payAfterDecline(declined: string) {
	const before = (await succeededIntents()).length;
	const parent = await parentWithChildren(["Ines"]);
	await payWith(parent.page, { number: declined });
	await parent.page
		.getByText(/declined/i)
		.first()
		.waitFor();
	expect((await succeededIntents()).length).toBe(before);
	await payWith(parent.page, goodCard);
	await expectPaid(parent.page);
	expect((await succeededIntents()).length).toBe(before + 1);
}

describe("one family, from sign-up to the parent's report", () => {
	// The best of three: a busy machine is not a failure.
	test("a parent signs up, pays by card, the child joins and practices, and the parent sees it live", {
		retry: 2,
	}, async () => {
		const before = (await succeededIntents()).length;
		const parent = await parentWithChildren(["Maya", "Leo"]);
		await payWith(parent.page, goodCard);
		await expectPaid(parent.page);
		const charged = await succeededIntents();
		expect(charged.length).toBe(before + 1);
		expect(charged[0]?.amount_received).toBe(2000);
		await parent.page
			.getByRole("heading", { name: "Maya Okafor" })
			.or(parent.page.getByText("Maya").first())
			.first()
			.waitFor();

		await parent.page.goto("/parent/dashboard");
		const card = parent.page.locator(".child-card").filter({ hasText: "Maya" });
		await card.getByText("Not joined yet").waitFor();
		const child = await newVisitor(product);
		const maya = parent.children[0];
		await child.page.goto(await invitationLink(product, maya?.email ?? ""));
		await child.page.getByLabel("Choose a password").fill(password);
		// Pressed twice in a row, it is one acceptance.
		await child.page.getByRole("button", { name: "Start practicing" }).dblclick();
		await child.page.waitForURL("**/student/dashboard");
		expect(child.page.url()).not.toContain("token");
		// The parent's page says so without a reload.
		await card.getByText("Not joined yet").waitFor({ state: "detached" });

		await parent.page.goto("/student-activity");
		const asChild = await callWith(product.url, { email: maya?.email ?? "", password });
		const [first, second] = await plainSums(asChild);
		for (const question_id of first.before)
			await asChild(skipQuestion, {
				params: { question_id },
				body: { client_key: randomUUID(), active_ms: 1_000, client_time: new Date().toISOString() },
			});
		await child.page.goto(`/student/questions/session/${first.session_id}`);
		await child.page.getByRole("heading", { name: `Question ${first.number} of` }).waitFor();

		// Wrong: it costs a try, and the parent sees it without reloading.
		const wrong = String(Number(await sumOnPage(child.page)) + 1);
		await child.page.keyboard.type(wrong);
		await child.page.keyboard.press("Enter");
		await child.page.getByText("Not yet").first().waitFor();
		const answered = Date.now();
		await parent.page.locator("[data-attempt]").getByText("Not yet").first().waitFor();
		expect(Date.now() - answered).toBeLessThan(2_000);

		// Right after a retry: half the points, in the header immediately.
		await child.page.getByRole("button", { name: "Try again" }).click();
		for (const _ of wrong) await child.page.keyboard.press("Backspace");
		await child.page.keyboard.type(await sumOnPage(child.page));
		await child.page.keyboard.press("Enter");
		await child.page
			.getByText(`+${shortPoints(first.half / 100)}`)
			.first()
			.waitFor();
		await parent.page.locator("[data-attempt]").getByText("Right", { exact: true }).first().waitFor();

		// Reloading keeps the position.
		await child.page.keyboard.press("Enter");
		const place = () => child.page.locator('[aria-valuetext^="Question "]').getAttribute("aria-valuetext");
		await expect.poll(place).not.toContain(`Question ${first.number} of`);
		const kept = await place();
		await child.page.reload();
		await expect.poll(place).toBe(kept);

		// With a hint the next one is also worth half.
		await openQuestion(child.page, second.session_id, second.number);
		await child.page.getByRole("button", { name: /Hint/ }).click();
		await child.page.keyboard.type(await sumOnPage(child.page));
		await child.page.keyboard.press("Enter");
		await child.page
			.getByText(pointsFigure((first.half + second.half) / 100), { exact: true })
			.first()
			.waitFor();

		expectNoKeyIn(child);
		expect([...parent.complaints, ...child.complaints]).toEqual([]);
	});

	test("an email is confirmed by the link that is sent again; the earlier one leads to a new one", async () => {
		const { page, email } = await parentWithChildren(["Noor"]);
		const mailed = async () =>
			/https?:\/\/\S+token=\S+/.exec(await product.mailTo(email, /^Confirm your email/))?.[0] ?? "";
		const first = await mailed();
		await payWith(page, goodCard);
		await expectPaid(page);
		const asked = page.getByRole("listitem").filter({ hasText: `the link we sent to ${email}` });
		await asked.getByRole("button", { name: "Send it again" }).click();
		await page.getByText("We sent you a new link.").waitFor();
		await expect.poll(mailed).not.toBe(first);

		await page.goto(first);
		await page.getByRole("heading", { name: "This link has expired" }).waitFor();
		await page.getByRole("link", { name: "Get a new link" }).click();
		await page.waitForURL("**/settings/email-password");
		await page.getByRole("button", { name: "Send the link again" }).waitFor();

		await page.goto(await mailed());
		await page.getByRole("button", { name: "Confirm email" }).click();
		await page.getByRole("heading", { name: "Your email is confirmed" }).waitFor();
		await page.getByRole("link", { name: "Continue to Learnin" }).click();
		await page.waitForURL("**/parent/dashboard");
		await page.getByRole("heading", { name: "Noor Okafor" }).waitFor();
		expect(await asked.count()).toBe(0);
		await page.goto(await mailed());
		await page.getByRole("heading", { name: "This email is already confirmed" }).waitFor();
	});

	test("a declined card shows the reason, charges nothing, and another card works", () =>
		payAfterDecline("4000000000000002"));

	auditTest("a card that saves but declines when charged returns to the pay step with the reason", () =>
		payAfterDecline("4000000000000341"),
	);

	// In npm test the bank requires authentication in payment-methods.spec.ts.
	auditTest("a card that needs authentication: failed once, then completed", async () => {
		const before = (await succeededIntents()).length;
		const parent = await parentWithChildren(["Noor"]);
		await payWith(parent.page, { number: "4000002500003155", authenticate: "Fail authentication" });
		await parent.page.getByRole("alert").first().waitFor();
		expect((await succeededIntents()).length).toBe(before);
		await payWith(parent.page, { number: "4000002500003155", authenticate: "Complete authentication" });
		await expectPaid(parent.page);
		expect((await succeededIntents()).length).toBe(before + 1);
	});

	auditTest("the webhook delivered twice and late: one charge, one enrollment", async () => {
		const before = (await succeededIntents()).length;
		await product.stripe("copies", { copies: 2 });
		await product.stripe("hold");
		const parent = await parentWithChildren(["Ravi"]);
		await payWith(parent.page, goodCard);
		await expectPaid(parent.page);
		await product.stripe("release");
		await product.stripe("behave");
		await invitationLink(product, parent.children[0]?.email ?? "");
		await parent.page.reload();
		await parent.page.getByText("Ravi").first().waitFor();
		expect((await succeededIntents()).length).toBe(before + 1);
	});

	test("children stay as drafts until paid, and a double click pays once", async () => {
		const before = (await succeededIntents()).length;
		const parent = await parentWithChildren(["Ada"]);
		await parent.page.reload();
		await expect.poll(() => parent.page.getByLabel("Child's Full Name").inputValue()).toBe("Ada Okafor");
		await goToPayStep(parent.page);
		const frame = parent.page.frameLocator('iframe[title="Secure payment input frame"]');
		await frame.getByLabel("Card number").fill(goodCard.number);
		await frame.getByLabel("Expiration date").fill("1240");
		await frame.getByLabel("Security code").fill("123");
		await parent.page.getByRole("button", { name: /^Pay/ }).dblclick();
		await expectPaid(parent.page);
		expect((await succeededIntents()).length).toBe(before + 1);
	});

	auditTest(
		"changes in another tab are shown before payment, and two tabs that pay at the same time pay once",
		async () => {
			const before = (await succeededIntents()).length;
			const parent = await parentWithChildren(["Ada"]);
			const other = await parent.context.newPage();
			await other.goto("/register");
			await other.getByRole("button", { name: "Add Another Child" }).click();
			const second = other.getByRole("group", { name: "Child 2" });
			await second.getByLabel("Child's Full Name").fill("Leo Okafor");
			await second.getByLabel("Grade/Class").selectOption({ label: "3rd Grade" });
			await second.getByLabel("Email Address").fill(freshEmail("leo"));
			await second.getByLabel("Primary Learning Objective").fill("Keep up with class");
			await goToPayStep(other);

			await payWith(parent.page, goodCard);
			await parent.page.getByText("The order has changed").waitFor();
			expect((await succeededIntents()).length).toBe(before);
			await parent.page.getByRole("button", { name: "Make Payment" }).click();
			await Promise.all([payWith(parent.page, goodCard), payWith(other, goodCard)]);
			await Promise.all([expectPaid(parent.page), expectPaid(other)]);
			const charged = await succeededIntents();
			expect(charged.length).toBe(before + 1);
			expect(charged.some(({ amount_received }) => amount_received === 2000)).toBe(true);
		},
	);
});
