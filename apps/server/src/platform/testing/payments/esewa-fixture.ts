import { prepareEsewaForm, settleOrder } from "@learnin/contract/routes/money/payments.contract";
import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { setCurrency } from "@learnin/contract/routes/money/wallet.contract";
import { startEsewaStandIn } from "@learnin/stand-ins/esewa/esewa-stand-in";
import { visitEsewa } from "@learnin/stand-ins/esewa/visit-esewa";
import { afterAll, beforeEach, onTestFinished } from "vitest";
import { buildAccount, type Person } from "../factories.ts";
import { child } from "./payments-fixture.ts";
import { createTestApp, type TestApp, testApp } from "../test-app.ts";
import { testJobs } from "../test-jobs.ts";

const secret = "8gBm/:&EnhH.1/q";
const productCode = "EPAYTEST";

/**
 * A server with its own eSewa, and what a parent's browser does with both; stopped after the last test of the
 * file. Each test begins with an eSewa that works, at the real time.
 */
export async function testEsewaPayments() {
	const esewa = await startEsewaStandIn({ productCode, secret });
	afterAll(() => esewa.stop());
	const app = await testApp({
		jobs: true,
		settings: {
			ESEWA_FORM_URL: esewa.formUrl,
			ESEWA_STATUS_URL: esewa.statusUrl,
			ESEWA_PRODUCT_CODE: productCode,
			ESEWA_SECRET: secret,
			FEE_NPR: "1300.00",
		},
	});
	const begin = () => {
		esewa.controls.behave();
		app.clock.now = new Date();
	};
	begin();
	beforeEach(begin);

	/** A parent who registers, pays in rupees and has entered these children. */
	async function registering(students = [child("Ines")]) {
		const person = await buildAccount(app);
		await app.call(setCurrency, { body: { currency: "NPR" } }, person.token);
		const { data } = await app.call(
			postInitialStudentDetails,
			{ body: { type: "payment", students } },
			person.token,
		);
		return { person, order_id: data.order.id };
	}

	const form = (person: Person, order_id: string) =>
		app.call(prepareEsewaForm, { params: { order_id }, body: {} }, person.token);

	/** The payer's way to eSewa and its button; returns where eSewa redirects, without following. */
	async function visit(person: Person, order_id: string, choice: "pay" | "cancel" = "pay") {
		const { url, fields } = (await form(person, order_id)).data;
		const back = await visitEsewa(url, fields, choice);
		return { transaction_uuid: fields.transaction_uuid, back };
	}

	/** The browser comes back to this address; returns where the server redirects. */
	async function comeBack(back: URL | undefined): Promise<string> {
		const path = back === undefined ? "" : back.pathname + back.search;
		const answer = await app.inject({ method: "GET", url: path });
		return String(answer.headers.location);
	}

	const settle = (person: Person, order_id: string) =>
		app.call(settleOrder, { params: { order_id }, body: {} }, person.token);
	const stateOf = async (person: Person, order_id: string) =>
		(await settle(person, order_id)).data.order.state;

	const jobs = await testJobs(app);

	return {
		/** Runs this job on the server soon. */
		doJob: (name: "reconcile-esewa" | "recheck-esewa" | "apply-retention") =>
			jobs.add(app.database.db, name, {}),
		app,
		esewa,
		registering,
		form,
		visit,
		comeBack,
		settle,
		stateOf,
	};
}

/** Another node of this database, which takes rupees by an eSewa that cannot be reached; stopped after the test. */
export async function nodeTakingEsewa({ connectionString }: TestApp): Promise<TestApp> {
	const node = await createTestApp({
		connectionString,
		settings: {
			ESEWA_FORM_URL: "http://127.0.0.1:9/form",
			ESEWA_STATUS_URL: "http://127.0.0.1:9/status",
			ESEWA_PRODUCT_CODE: productCode,
			ESEWA_SECRET: secret,
			FEE_NPR: "1300.00",
		},
	});
	onTestFinished(() => node.stop());
	return node;
}
