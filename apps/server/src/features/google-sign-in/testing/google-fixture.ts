import type { RouteResponse } from "@learnin/contract/define-route";
import { exchangeGoogle, linkGoogle } from "@learnin/contract/routes/people/google-sign-in.contract";
import { type GoogleStandIn, startGoogleStandIn } from "@learnin/stand-ins/google/google-stand-in";
import { type Choice, visitGoogle } from "@learnin/stand-ins/google/visit-google";
import { afterAll, afterEach } from "vitest";
import { type TestApp, testApp } from "../../../platform/testing/test-app.ts";

/** What the window passed to the page that opened it. */
export interface Result {
	mode: string;
	attempt: string;
	outcome: string;
	handoff?: string;
}

export interface Answer<T> {
	status: number;
	code: string | undefined;
	data: T;
}

/** A browser: it stores the one cookie, and nothing else matters. */
export interface Visitor {
	cookie: string;
}

const client = { client_id: "learnin", client_secret: "a secret of the two of them, for tests" };

/**
 * A server that uses the stand-in for Google, and the steps of a person who signs in; stopped after the last
 * test of the file. After each test Google works again, at the real time.
 */
export class GoogleFixture {
	readonly app: TestApp;
	readonly google: GoogleStandIn;

	private constructor(app: TestApp, google: GoogleStandIn) {
		this.app = app;
		this.google = google;
	}

	static async start(): Promise<GoogleFixture> {
		const redirect_uris = ["http://learnin.test/api/auth/google/callback"];
		const google = await startGoogleStandIn({ client: { ...client, redirect_uris } });
		afterAll(() => google.stop());
		const app = await testApp({
			jobs: true,
			settings: {
				GOOGLE_ISSUER: google.url,
				GOOGLE_CLIENT_ID: client.client_id,
				GOOGLE_CLIENT_SECRET: client.client_secret,
			},
		});
		// The stand-in uses real time, and so do the checks of what it signs.
		app.clock.now = new Date();
		afterEach(() => {
			google.controls.reset();
			app.clock.now = new Date();
		});
		return new GoogleFixture(app, google);
	}

	/** Presses the button: the address at Google, and the cookie that the browser received. */
	async begin(visitor: Visitor, query = "attempt=press-1"): Promise<string> {
		const response = await this.app.inject({
			method: "GET",
			url: `/api/auth/google/start?${query}`,
			headers: { cookie: visitor.cookie },
			remoteAddress: freshAddress(),
		});
		visitor.cookie = String(response.headers["set-cookie"]).split(";")[0] ?? "";
		return String(response.headers.location);
	}

	/** Opens the address that Google redirected the browser to. */
	async finish(visitor: Visitor, back: URL | string): Promise<Result> {
		const { pathname, search } = new URL(back);
		const response = await this.app.inject({
			method: "GET",
			url: pathname + search,
			headers: { cookie: visitor.cookie },
			remoteAddress: freshAddress(),
		});
		return JSON.parse(
			/<script type="application\/json" id="result">(.*)<\/script>/.exec(response.body)?.[1] ?? "{}",
		);
	}

	/** The whole visit to Google. */
	async choose(choice: Choice, visitor: Visitor = { cookie: "" }): Promise<Result & Visitor> {
		const result = await this.finish(visitor, await visitGoogle(await this.begin(visitor), choice));
		return { ...result, ...visitor };
	}

	exchange(
		{ handoff, cookie }: { handoff?: string | undefined } & Visitor,
		more: { password?: string; code?: string } = {},
	): Promise<Answer<RouteResponse<typeof exchangeGoogle>>> {
		return this.#post(exchangeGoogle.path, { handoff, ...more }, { cookie });
	}

	link(
		token: string,
		{ handoff, cookie }: { handoff?: string | undefined } & Visitor,
		more: { password?: string } = {},
	): Promise<Answer<RouteResponse<typeof linkGoogle>>> {
		return this.#post(linkGoogle.path, { handoff, ...more }, { cookie, authorization: `Bearer ${token}` });
	}

	async #post<T>(url: string, payload: object, headers: Record<string, string>): Promise<Answer<T>> {
		const response = await this.app.inject({
			method: "POST",
			url,
			payload,
			headers,
			remoteAddress: freshAddress(),
		});
		const body = response.json<{ data: T; code?: string }>();
		return { status: response.statusCode, code: body.code, data: body.data };
	}
}

/** An address that no account has yet. */
export const freshEmail = () => `google.${crypto.randomUUID()}@example.com`;

let number = 0;
/** The limits by address are not what these tests are about. */
function freshAddress(): string {
	number += 1;
	return `10.9.${(number >> 8) & 255}.${number & 255}`;
}
