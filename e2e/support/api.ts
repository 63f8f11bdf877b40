import type { Route, RouteInput, RouteResponse } from "@learnin/contract/define-route";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import type { DemoAccount, Product } from "./product.ts";

export type CallAs = <R extends Route>(route: R, input: RouteInput<R>) => Promise<RouteResponse<R>>;

/** Calls routes as a demo account, to set up a test. */
export async function callAs(product: Product, role: string): Promise<CallAs> {
	return callWith(product.url, demoAccount(product, role));
}

/** The same for anyone who signs in with a password. */
export async function callWith(
	url: string,
	{ email, password }: Pick<DemoAccount, "email" | "password">,
): Promise<CallAs> {
	const { access_token } = await send(url, loginUser, { body: { email, password } });
	return (route, input) => send(url, route, input, access_token);
}

/** The first demo account of a role. */
export function demoAccount(product: Product, role: string): DemoAccount {
	const account = product.demo.find((each) => each.role === role);
	if (account === undefined) throw new Error(`no demo ${role}`);
	return account;
}

async function send<R extends Route>(
	url: string,
	route: R,
	input: RouteInput<R>,
	token?: string,
): Promise<RouteResponse<R>> {
	const { params = {}, query = {}, body, files } = input as CallParts;
	const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
	const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
		method: route.method,
		headers: {
			...(token !== undefined && { authorization: `Bearer ${token}` }),
			...(body !== undefined && files === undefined && { "content-type": "application/json" }),
		},
		...(body !== undefined && { body: files === undefined ? JSON.stringify(body) : formOf(body, files) }),
	});
	if (!response.ok) throw new Error(`${route.method} ${path}: ${response.status} ${await response.text()}`);
	return ((await response.json()) as { data: RouteResponse<R> }).data;
}

interface CallParts {
	params?: Record<string, string> | undefined;
	query?: Record<string, string> | undefined;
	body?: object | undefined;
	files?: Record<string, Blob> | undefined;
}

function formOf(body: object, files: Record<string, Blob>): FormData {
	const form = new FormData();
	form.set("data", JSON.stringify(body));
	for (const [name, file] of Object.entries(files)) form.set(name, file);
	return form;
}
