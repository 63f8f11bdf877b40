import type { FastifyInstance } from "fastify";

export interface PageSources {
	/** Hashes of the page's inline scripts, as the build wrote them. */
	script_hashes: string[];
	/** Origins of the payment provider, for payment pages only. */
	payment: string[];
	/** Origins of payment providers that are entered by posting a form, for payment pages only. */
	payment_forms: string[];
}

/**
 * The content security policy of a page; only payment pages may load, frame and post to the payment
 * providers.
 */
export function contentPolicy(sources: PageSources, isPaymentPage: boolean): string {
	const provider = isPaymentPage ? ` ${sources.payment.join(" ")}` : "";
	const forms = isPaymentPage ? sources.payment_forms.map((origin) => ` ${origin}`).join("") : "";
	const hashes = sources.script_hashes.map((hash) => ` '${hash}'`).join("");
	return [
		"default-src 'none'",
		`script-src 'self'${hashes}${provider}`,
		"style-src 'self'",
		"style-src-elem 'self'",
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self'",
		`connect-src 'self'${provider}`,
		`frame-src ${isPaymentPage ? sources.payment.join(" ") : "'none'"}`,
		"manifest-src 'self'",
		"worker-src 'self'",
		`form-action 'self'${forms}`,
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** The headers of every response; pages add their own content security policy. */
export const securityHeaders = {
	"content-security-policy":
		"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	"strict-transport-security": "max-age=31536000; includeSubDomains",
	"x-content-type-options": "nosniff",
	"referrer-policy": "no-referrer",
	"permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
	"cross-origin-opener-policy": "same-origin-allow-popups",
	"cross-origin-resource-policy": "same-origin",
};

/** Sets them before anything else happens to a request. */
export function setSecurityHeaders(server: FastifyInstance): void {
	server.addHook("onRequest", (_, reply, done) => {
		reply.headers(securityHeaders);
		done();
	});
}
