import { setTimeout as pause } from "node:timers/promises";
import type { Route, RouteInput, RouteResponse } from "@learnin/contract/define-route";
import { setCurrency } from "@learnin/contract/routes/money/wallet.contract";
import type { Order, PaymentData } from "@learnin/contract/schemas/order.schema";
import { createAccessTokens } from "@learnin/server/platform/auth/access-token";
import { createJobs, type Jobs } from "@learnin/server/platform/jobs/jobs";
import { buildAccount, type Person } from "@learnin/server/platform/testing/factories";
import { createDatabaseProxy, type DatabaseProxy } from "@learnin/server/platform/testing/database-proxy";
import { createTestApp, type TestApp } from "@learnin/server/platform/testing/test-app";
import { type EsewaStandIn, startEsewaStandIn } from "@learnin/stand-ins/esewa/esewa-stand-in";
import { type StripeStandIn, startStripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";
import { type ApiAnswer, callApi, statusOf } from "../call-api.ts";
import { type Node, productionSettings, startNode } from "../production.ts";
import type { Dice } from "./dice.ts";
import { settleIn } from "./actions/settle-in.ts";
import { type Seen, Tally } from "./tally.ts";
import { keepTrail } from "./trail.ts";

export const webhookSecret = "whsec_test_learnin";

/** A signed form with which the browser may leave for eSewa. */
export interface Form {
	url: string;
	fields: Record<string, string>;
}

/** A family as its browser knows it, which is never quite up to date. */
export interface Home {
	person: Person;
	token: { text: string; until: number };
	isParent: boolean;
	currency: "USD" | "NPR";
	order: Order | undefined;
	payment: PaymentData | undefined;
	/** Client secrets that this family's pages have seen, the newest last. */
	secrets: string[];
	/** Payments and setups with an open challenge by a bank. */
	waiting: string[];
	forms: Form[];
	/** Addresses that eSewa redirects to and no one has opened yet. */
	backs: URL[];
	students: string[];
	cards: string[];
}

export interface World {
	/** Reads the database; serves no one. */
	app: TestApp;
	settings: Record<string, string>;
	stripe: StripeStandIn;
	esewa: EsewaStandIn;
	jobs: Jobs;
	/** The nodes' proxy to the database, which no one else uses. */
	way: DatabaseProxy;
	nodes: [Node, Node];
	homes: Home[];
	/** A super-admin. */
	admin: Home;
	tally: Tally;
	/** Violations of invariants, seen from outside. */
	faults: Set<string>;
	/** How often money had moved before the chaos test. */
	before: Record<string, number>;
	/** Current failures, by name. */
	troubles: string[];
	/** What ends once this many operations have started. */
	later: { at: number; end: () => void }[];
	stop(): Promise<void>;
}

/** One operation: for this family, with these random choices. */
export interface Turn {
	world: World;
	home: Home;
	dice: Dice;
	/** Runs this once this many more operations have started. */
	after: (operations: number, end: () => void) => void;
	/** The results of the calls so far. */
	seen: Seen;
}

/** Two server processes on one database, stand-ins of both providers, and families of both currencies. */
export async function startWorld(plan: { homes: number; connectionString?: string }): Promise<World> {
	const stripe = await startStripeStandIn({
		secretKey: "sk_test_learnin",
		publishableKey: "pk_test_learnin",
		// A killed server is back within this time.
		retry: { attempts: 400, firstDelayMs: 50, maxDelayMs: 500 },
	});
	const productCode = "EPAYTEST";
	const secret = "8gBm/:&EnhH.1/q";
	const esewa = await startEsewaStandIn({ productCode, secret });
	const { JWT_SECRET = "" } = productionSettings("");
	const settings = {
		NODE_ENV: "test",
		APP_BASE_URL: "http://learnin.test",
		AUTH_LIMITS: "off",
		ADMIN_SECOND_FACTOR: "offered",
		JWT_SECRET,
		STRIPE_API_URL: stripe.url,
		STRIPE_JS_URL: `${stripe.url}/stripe.js`,
		STRIPE_SECRET_KEY: "sk_test_learnin",
		STRIPE_PUBLISHABLE_KEY: "pk_test_learnin",
		STRIPE_WEBHOOK_SECRETS: webhookSecret,
		ESEWA_FORM_URL: esewa.formUrl,
		ESEWA_STATUS_URL: esewa.statusUrl,
		ESEWA_PRODUCT_CODE: productCode,
		ESEWA_SECRET: secret,
		FEE_NPR: "1300.00",
	};
	const { connectionString } = plan;
	const app = await createTestApp({
		settings,
		...(connectionString === undefined ? {} : { connectionString }),
	});
	app.clock.now = new Date();
	await keepTrail(app);
	const tally = new Tally();
	const jobs = createJobs({ connectionString: app.connectionString, onError: (error) => tally.broke(error) });
	await jobs.start();
	const way = await createDatabaseProxy(app.connectionString);
	await way.open();
	const faults = new Set<string>();
	const start = () => startWatchedNode({ way, settings, faults });
	const nodes = await Promise.all([start(), start()]);
	listenForEvents(stripe, nodes[0]);
	const homes: Home[] = [];
	for (let number = 0; number < plan.homes; number += 1)
		homes.push(await moveIn(app, number % 2 === 0 ? "USD" : "NPR"));
	await isReady(nodes[0].address);
	// Half of each currency; the others register during the chaos test.
	for (const [number, home] of homes.entries()) if (number % 4 < 2) await settleIn({ nodes, stripe }, home);
	const admin = await moveIn(app, "USD");
	const { account_id } = admin.person;
	await app.database.db
		.updateTable("accounts")
		.set({ is_admin: true })
		.where("id", "=", account_id)
		.execute();
	return {
		app,
		settings,
		stripe,
		esewa,
		jobs,
		way,
		nodes,
		homes,
		admin,
		tally,
		faults,
		before: {},
		troubles: [],
		later: [],
		async stop() {
			await Promise.all(nodes.map(({ child }) => child.end("SIGKILL")));
			await way.close();
			await jobs.stop();
			await app.stop();
			await Promise.all([stripe.stop(), esewa.stop()]);
		},
	};
}

/** A node that may be killed, and must not exit in any other way. */
export async function startWatchedNode(
	{ way, settings, faults }: Pick<World, "way" | "settings" | "faults">,
	port?: string,
): Promise<Node> {
	const node = await startNode(way.connectionString, {
		...settings,
		...(port !== undefined && { PORT: port }),
	});
	void recordUnexpectedExit(node, faults);
	return node;
}

async function recordUnexpectedExit({ child }: Node, faults: World["faults"]): Promise<void> {
	const how = await child.ended;
	if (how !== "SIGKILL") faults.add(`a node ended by itself with ${how}: ${child.output().slice(-1_000)}`);
}

/** It listens before it is ready. */
export async function isReady(address: string): Promise<void> {
	while ((await statusOf(`${address}/readyz`)) !== 200) await pause(50);
}

/** From now on events go to this node. */
export function listenForEvents(stripe: StripeStandIn, { address }: Node): void {
	stripe.controls.setWebhook({ url: `${address}/api/payments/stripe/webhook`, secrets: [webhookSecret] });
}

async function moveIn(app: TestApp, currency: Home["currency"]): Promise<Home> {
	const person = await buildAccount(app);
	await app.call(setCurrency, { body: { currency } }, person.token);
	return {
		person,
		token: { text: "", until: 0 },
		isParent: false,
		currency,
		order: undefined,
		payment: undefined,
		secrets: [],
		waiting: [],
		forms: [],
		backs: [],
		students: [],
		cards: [],
	};
}

/** How long a family retries while no node serves it: longer than a node takes to start. */
const patienceMs = 30_000;

/**
 * Calls the API on one of the nodes; if the connection breaks or the node is not ready, on the other one, as
 * a load balancer would, and then repeatedly, as a person would. Undefined if it was refused or got no
 * response in time.
 */
export async function ask<R extends Route>(
	turn: Turn,
	route: R,
	input: RouteInput<R>,
): Promise<RouteResponse<R> | undefined> {
	const { world, dice, seen } = turn;
	const first = dice.whole(0, 1);
	const until = Date.now() + patienceMs;
	for (let wait = 100; Date.now() < until; wait = Math.min(wait * 2, 1_000)) {
		for (const at of [first, 1 - first]) {
			const answer = await askAt(turn, at, { route, input });
			if (answer === undefined) continue;
			if (answer.status === 200) seen.done += 1;
			else if (answer.status === 503) seen.away += 1;
			else seen.refused += 1;
			return answer.status === 200 ? answer.data : undefined;
		}
		await pause(wait);
	}
	seen.unanswered += 1;
	world.faults.add(`nobody answered ${route.method} ${route.path} for ${patienceMs / 1000} s`);
	return undefined;
}

/** Undefined if this node is not serving at the moment. */
async function askAt<R extends Route>(
	turn: Turn,
	at: number,
	{ route, input }: { route: R; input: RouteInput<R> },
): Promise<ApiAnswer<RouteResponse<R>> | undefined> {
	const { world } = turn;
	const { tally, troubles, faults } = world;
	const before = [...troubles];
	const token = await tokenOf(turn);
	const answer = await overTheWire(world, () => callApi(world.nodes[at]?.address ?? "", route, input, token));
	if (answer === undefined) return undefined;
	tally.answered(answer.status, answer.code);
	if (answer.status >= 500 && answer.status !== 503)
		faults.add(`${route.method} ${route.path} answered ${answer.status}`);
	if (answer.code !== "unavailable") return answer;
	tally.unavailable([...new Set([...before, ...troubles])].toSorted().join(" and ") || "nothing went wrong");
	return undefined;
}

/** Undefined when the connection broke. */
export async function overTheWire<T>({ tally }: World, call: () => Promise<T>): Promise<T | undefined> {
	try {
		return await call();
	} catch (error) {
		if (!isBroken(error)) throw error;
		tally.resets += 1;
		return undefined;
	}
}

/** A connection that was refused, or that broke, also in the middle of a response. */
function isBroken(error: unknown): boolean {
	if (error instanceof TypeError || error instanceof SyntaxError) return true;
	return error instanceof Error && "code" in error && /^ECONN|^EPIPE/.test(String(error.code));
}

/** Refreshed in time: a chaos test outlives a token. */
async function tokenOf({ world, home }: Turn): Promise<string> {
	const now = new Date();
	if (home.token.until < now.getTime()) {
		const [, claims = ""] = home.person.token.split(".");
		const { sid } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { sid: string };
		const { account_id } = home.person;
		const tokens = createAccessTokens(world.app.config.keyring, () => now);
		home.token = {
			text: await tokens.sign({ account_id, session_id: sid }),
			until: now.getTime() + 5 * 60_000,
		};
	}
	return home.token.text;
}
