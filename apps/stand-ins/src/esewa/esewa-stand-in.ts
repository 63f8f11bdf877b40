import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { close, listen } from "../local-server.ts";
import { readBody } from "../stripe/protocol/read-body.ts";
import { type Behaviour, normalBehaviour, type Outage } from "./behaviour.ts";
import { checkForm, type Merchant } from "./check-form.ts";
import { handleControl } from "./control-routes.ts";
import { createControls, type EsewaControls, type StatusCheck } from "./controls.ts";
import { payPage, payStyles, wordsPage } from "./pay-page.ts";
import { Payments } from "./payments.ts";
import { pressButton } from "./press-button.ts";
import { statusAnswer } from "./status-answer.ts";

/** How to start the stand-in. */
export interface EsewaStandInOptions {
	/** 0, the default, takes a free port. */
	port?: number;
	/** The one merchant that it knows. */
	productCode: string;
	secret: string;
	/** Stores all payments in this file, so that they survive a restart. */
	stateFile?: string;
}

export interface EsewaStandIn {
	url: string;
	/** Where the browser posts the form. */
	formUrl: string;
	/** Where the server asks about a payment. */
	statusUrl: string;
	controls: EsewaControls;
	stop(): Promise<void>;
}

const formPath = "/api/epay/main/v2/form";
const statusPath = "/api/epay/transaction/status/";
const payPath = "/epay";

/**
 * Starts an offline stand-in for eSewa ePay v2: the form, a page to pay on, the signed return and the status
 * API.
 */
export async function startEsewaStandIn(options: EsewaStandInOptions): Promise<EsewaStandIn> {
	const { productCode, secret, stateFile, port = 0 } = options;
	const behaviour = normalBehaviour();
	const payments = new Payments(stateFile);
	const checks: StatusCheck[] = [];
	const controls = createControls({ behaviour, payments, checks });
	const parts: Parts = { merchant: { productCode, secret }, payments, behaviour, checks, controls };
	const server = createServer((request, response) => {
		answer(parts, request, response).catch(() => response.destroy());
	});
	const url = `http://127.0.0.1:${await listen(server, port)}`;
	return {
		url,
		formUrl: url + formPath,
		statusUrl: url + statusPath,
		controls,
		stop: () => close(server),
	};
}

interface Parts {
	merchant: Merchant;
	payments: Payments;
	behaviour: Behaviour;
	checks: StatusCheck[];
	controls: EsewaControls;
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
	if (pathname.startsWith("/_controls/")) return handleControl(parts.controls, request, response);
	switch (`${request.method} ${pathname}`) {
		case "GET /esewa.css":
			return void response.writeHead(200, { "content-type": "text/css" }).end(payStyles);
		case `POST ${formPath}`:
			return takeForm(parts, new URLSearchParams(await readBody(request)), response);
		case `GET ${payPath}`:
			return showPayment(parts, searchParams, response);
		case `POST ${payPath}`:
			return takeChoice(parts, searchParams, new URLSearchParams(await readBody(request)), response);
		case `GET ${statusPath}`:
			return tellStatus(parts, searchParams, response);
		default:
			return sendPage(response, 404, wordsPage("Page not found", "eSewa has no such page."));
	}
}

/** The payer's browser posts the form, and is redirected to the page of the payment. */
function takeForm({ merchant, payments }: Parts, form: URLSearchParams, response: ServerResponse): void {
	const asked = checkForm(merchant, form, (uuid) => payments.find(uuid) !== undefined);
	if ("refusal" in asked)
		return sendPage(response, 400, wordsPage("This payment cannot be made", asked.refusal));
	const { booking_id } = payments.add(asked);
	redirect(response, `${payPath}?bookingId=${booking_id}`);
}

function showPayment({ merchant, payments }: Parts, query: URLSearchParams, response: ServerResponse): void {
	const payment = payments.ofBooking(query.get("bookingId") ?? "");
	if (payment === undefined || payment.is_answered) return sendOver(response);
	sendPage(response, 200, payPage(payment, merchant.productCode));
}

function takeChoice(
	parts: Parts,
	query: URLSearchParams,
	form: URLSearchParams,
	response: ServerResponse,
): void {
	const payment = parts.payments.ofBooking(query.get("bookingId") ?? "");
	const choice = form.get("choice");
	if (payment === undefined || payment.is_answered || (choice !== "pay" && choice !== "cancel"))
		return sendOver(response);
	const address = pressButton(parts, payment, choice);
	if (address !== undefined) return redirect(response, address);
	sendPage(
		response,
		200,
		wordsPage("You have paid", "Nothing leads back from here. You can close this page."),
	);
}

async function tellStatus(parts: Parts, query: URLSearchParams, response: ServerResponse): Promise<void> {
	const { behaviour, checks, merchant, payments } = parts;
	const [product_code, total_amount, transaction_uuid] = [
		query.get("product_code"),
		query.get("total_amount"),
		query.get("transaction_uuid"),
	];
	if (checks.push({ product_code, total_amount, transaction_uuid }) > mostChecks) checks.shift();
	if (behaviour.slowMs > 0) await wait(behaviour.slowMs, undefined, { ref: false });
	if (behaviour.outage !== undefined) return fail(behaviour.outage, response);
	const text = statusAnswer(merchant, { payments, query, shape: behaviour.shape });
	response.writeHead(200, { "content-type": "application/json" }).end(text);
}

const mostChecks = 1000;

function fail(outage: Outage, response: ServerResponse): void {
	const words = JSON.stringify({ code: 0, error_message: "Service is currently unavailable" });
	switch (outage) {
		case "words":
			return void response.writeHead(200, { "content-type": "application/json" }).end(words);
		case "error":
			return void response.writeHead(500, { "content-type": "application/json" }).end(words);
		case "page":
			return sendPage(response, 200, wordsPage("Down for maintenance", "Please come back later."));
		case "drop":
			response.destroy();
	}
}

function redirect(response: ServerResponse, location: string): void {
	response.writeHead(303, { location }).end();
}

function sendOver(response: ServerResponse): void {
	sendPage(
		response,
		404,
		wordsPage("This payment is over", "It was paid or canceled before, or there is none."),
	);
}

function sendPage(response: ServerResponse, status: number, page: string): void {
	const headers = {
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-store",
		"content-security-policy":
			"default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
	};
	response.writeHead(status, headers).end(page);
}
