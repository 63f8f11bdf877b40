/** The part of the library that the stand-in uses; it comes without types. */
declare module "oidc-provider" {
	import type { IncomingMessage, ServerResponse } from "node:http";

	export interface ProviderContext {
		path: string;
		status: number;
		body: unknown;
		req: IncomingMessage;
		type: string;
		oidc: {
			provider: Provider;
			client: { clientId: string };
			session: { accountId: string };
		};
	}

	export interface Grant {
		addOIDCScope(scope: string): void;
		save(): Promise<string>;
	}

	/** Stores the provider's data; one for each kind of object. */
	export interface Adapter {
		upsert(id: string, payload: Record<string, unknown>, expiresIn?: number): Promise<void>;
		find(id: string): Promise<Record<string, unknown> | undefined>;
		findByUid(uid: string): Promise<Record<string, unknown> | undefined>;
		findByUserCode(code: string): Promise<Record<string, unknown> | undefined>;
		consume(id: string): Promise<void>;
		destroy(id: string): Promise<void>;
		revokeByGrantId(grantId: string): Promise<void>;
	}

	export class Provider {
		constructor(issuer: string, configuration: Record<string, unknown>);
		Grant: new (of: {
			clientId: string;
			accountId: string;
		}) => Grant;
		callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
		/** Runs before the provider's own handling. */
		use(middleware: (ctx: ProviderContext, next: () => Promise<void>) => Promise<void>): this;
		on(event: "server_error", listener: (ctx: ProviderContext, error: Error) => void): this;
		interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ uid: string }>;
		interactionFinished(
			request: IncomingMessage,
			response: ServerResponse,
			result: Record<string, unknown>,
			options: { mergeWithLastSubmission: boolean },
		): Promise<void>;
	}

	export const interactionPolicy: {
		Prompt: new (options: { name: string; requestable: boolean }) => object;
		base(): { add(prompt: object, at: number): void };
	};
}
