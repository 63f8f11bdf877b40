import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { close, listen } from "../local-server.ts";
import { readBody } from "../stripe/protocol/read-body.ts";
import { type AccountDraft, Accounts } from "./accounts.ts";
import { chooserPage, chooserStyles, refusalPage } from "./chooser-page.ts";
import { handleControl } from "./control-routes.ts";
import { type Behaviour, createControls, type GoogleControls } from "./controls.ts";
import { type Client, createProvider } from "./provider.ts";

/** How to start the stand-in. */
export interface GoogleStandInOptions {
	/**
	 * 0, the default, takes a free port. The address is the issuer's name, under which linked accounts are
	 * stored.
	 */
	port?: number;
	/** The one client that it accepts. */
	client: Client;
	/** Accounts that the chooser offers from the start. */
	accounts?: readonly AccountDraft[];
	/** Where its signing key is stored; by default each start creates a new one. */
	keyFile?: string;
}

export interface GoogleStandIn {
	/** The issuer's address. */
	url: string;
	port: number;
	controls: GoogleControls;
	stop(): Promise<void>;
}

const host = "127.0.0.1";

/** Starts an offline stand-in for Google's sign-in: a real OpenID Connect provider with a page to choose an account. */
export async function startGoogleStandIn(options: GoogleStandInOptions): Promise<GoogleStandIn> {
	const accounts = new Accounts(options.accounts ?? []);
	const behaviour: Behaviour = { isDown: false, cutsOpener: false, faults: [] };
	const controls = createControls(behaviour, accounts);
	// The provider must know its own address, which is known once the server listens.
	const server = createServer();
	const port = await listen(server, options.port ?? 0);
	const url = `http://${host}:${port}`;
	const { client, keyFile } = options;
	const provider = createProvider(url, { client, accounts, behaviour, keyFile });
	const parts: Parts = { provider, serve: provider.callback(), accounts, behaviour, controls };
	server.on("request", (request: IncomingMessage, response: ServerResponse) => {
		answer(parts, request, response).catch(() => response.destroy());
	});
	return {
		url,
		port,
		controls,
		stop: () => close(server),
	};
}

interface Parts {
	provider: Provider;
	serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
	accounts: Accounts;
	behaviour: Behaviour;
	controls: GoogleControls;
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { pathname } = new URL(request.url ?? "/", "http://stand-in");
	if (pathname.startsWith("/_controls/")) return handleControl(parts.controls, request, response);
	if (parts.behaviour.isDown) return void response.writeHead(503).end();
	if (pathname === "/chooser.css")
		return void response.writeHead(200, { "content-type": "text/css" }).end(chooserStyles);
	if (pathname.startsWith("/interaction/")) return chooseAccount(parts, request, response);
	return parts.serve(request, response);
}

async function chooseAccount(
	{ provider, accounts, behaviour }: Parts,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const isOpen = await provider.interactionDetails(request, response).then(
		() => true,
		() => false,
	);
	if (!isOpen) return sendPage(response, 400, refusalPage("This sign-in has run out. Please begin again."));
	if (behaviour.cutsOpener) response.setHeader("cross-origin-opener-policy", "same-origin");
	if (request.method !== "POST") return sendPage(response, 200, chooserPage(accounts.list()));
	const form = new URLSearchParams(await readBody(request));
	const finish = (result: Record<string, unknown>) =>
		provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
	if (form.has("cancel"))
		return finish({ error: "access_denied", error_description: "The person turned back" });
	const email = form.get("email");
	const account =
		email === null
			? accounts.find(form.get("subject") ?? "")
			: accounts.ofAddress(email, form.get("name") ?? "");
	if (account === undefined) return sendPage(response, 400, refusalPage("There is no such account."));
	return finish({ select_account: {}, login: { accountId: account.subject } });
}

function sendPage(response: ServerResponse, status: number, page: string): void {
	const headers = {
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-store",
		"content-security-policy":
			"default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
	};
	response.writeHead(status, headers).end(page);
}
