import { randomBytes } from "node:crypto";
import { interactionPolicy, Provider, type ProviderContext } from "oidc-provider";
import type { Accounts } from "./accounts.ts";
import { refusalPage } from "./chooser-page.ts";
import type { Behaviour } from "./controls.ts";
import { createMemoryStore } from "./memory-store.ts";
import { createSigningKeys } from "./signing-key.ts";
import { tamperWith } from "./tamper.ts";

export interface Client {
	client_id: string;
	client_secret: string;
	redirect_uris: string[];
}

interface Parts {
	client: Client;
	accounts: Accounts;
	behaviour: Behaviour;
	keyFile?: string | undefined;
}

const sessionCookie = "google_stand_in_session";
const scopes = "openid email profile";

/** The OpenID Connect provider, configured to respond as Google does. */
export function createProvider(issuer: string, { client, accounts, behaviour, keyFile }: Parts): Provider {
	const keys = createSigningKeys(client.client_secret, keyFile);
	const provider = new Provider(issuer, configuration({ client, accounts, jwk: keys.jwk }));
	provider.use(async (ctx, next) => {
		// It remembers no one: every sign-in is a new choice, and no earlier one has to be ended first.
		if (/^\/auth(\/|$)/.test(ctx.path)) forgetSession(ctx);
		const fault = ctx.path === "/token" ? behaviour.faults.shift() : undefined;
		if (fault === "token_error") {
			ctx.status = 500;
			ctx.body = { error: "server_error" };
			return;
		}
		await next();
		if (fault !== undefined && ctx.status === 200)
			ctx.body = tamperWith(ctx.body as { id_token: string }, fault, keys);
	});
	return provider;
}

function forgetSession(ctx: ProviderContext): void {
	const { headers } = ctx.req;
	headers.cookie = (headers.cookie ?? "")
		.split(/;\s*/)
		.filter((pair) => !pair.startsWith(sessionCookie))
		.join("; ");
}

function configuration({
	client,
	accounts,
	jwk,
}: Pick<Parts, "client" | "accounts"> & { jwk: object }): Record<string, unknown> {
	const policy = interactionPolicy.base();
	policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
	return {
		adapter: createMemoryStore(),
		jwks: { keys: [jwk] },
		clients: [
			{
				...client,
				response_types: ["code"],
				grant_types: ["authorization_code"],
				token_endpoint_auth_method: "client_secret_post",
			},
		],
		cookies: {
			keys: [randomBytes(32).toString("hex")],
			names: {
				session: sessionCookie,
				interaction: "google_stand_in_interaction",
				resume: "google_stand_in_resume",
			},
		},
		claims: {
			openid: ["sub"],
			email: ["email", "email_verified"],
			profile: ["name"],
		},
		// As Google does: address and name are in the ID token itself.
		conformIdTokenClaims: false,
		pkce: { required: () => true },
		ttl: {
			AccessToken: 3600,
			AuthorizationCode: 60,
			Grant: 3600,
			IdToken: 3600,
			Interaction: 3600,
			Session: 3600,
		},
		features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
		interactions: {
			policy,
			url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
		},
		findAccount: (_: unknown, subject: string) => {
			const account = accounts.find(subject);
			if (account === undefined) return undefined;
			const { email, email_verified, name } = account;
			return { accountId: subject, claims: () => ({ sub: subject, email, email_verified, name }) };
		},
		loadExistingGrant: grantEverything,
		renderError: (ctx: ProviderContext, out: { error: string; error_description?: string }) => {
			ctx.type = "html";
			ctx.body = refusalPage(out.error_description ?? out.error);
		},
	};
}

/** Asks for no consent to share the address: that is not what the product is about. */
async function grantEverything({ oidc }: ProviderContext) {
	const { provider, client, session } = oidc;
	const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
	grant.addOIDCScope(scopes);
	await grant.save();
	return grant;
}
