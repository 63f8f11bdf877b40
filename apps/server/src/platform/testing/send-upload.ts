import type { Route } from "@learnin/contract/define-route";
import type { TestApp } from "./test-app.ts";

/** Sends files to a route of kind "upload" as a browser would. `data` is its JSON part, if any. */
export async function sendUpload(
	app: TestApp,
	route: Route,
	{ files, data, token }: { files: Record<string, Uint8Array>; data?: string; token?: string },
) {
	const form = new FormData();
	for (const [name, bytes] of Object.entries(files))
		form.set(name, new Blob([new Uint8Array(bytes)]), "holiday in Rome.jpg");
	if (data !== undefined) form.set("data", data);
	const body = new Response(form);
	const answer = await app.inject({
		method: route.method,
		url: route.path,
		payload: Buffer.from(await body.arrayBuffer()),
		headers: {
			"content-type": body.headers.get("content-type") ?? "",
			...(token !== undefined && { authorization: `Bearer ${token}` }),
		},
	});
	const json = answer.json<{ data?: unknown; code?: string; message?: Record<string, string> }>();
	return { status: answer.statusCode, data: json.data, code: json.code, message: json.message };
}
