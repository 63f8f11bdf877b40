// npm run new-feature -- NAME AREA: writes an empty feature slice in contract, server and web.
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const routes = await readdir(path.join(root, "packages/contract/src/routes"), { withFileTypes: true });
const areas = routes.filter((entry) => entry.isDirectory()).map((entry) => entry.name);

const [, , name = "", area = ""] = process.argv;
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || !areas.includes(area)) {
	process.stderr.write(
		`usage: npm run new-feature -- NAME AREA   (kebab-case, such as goal-setting; ${areas.join(", ")})\n`,
	);
	process.exit(1);
}

const words = name.split("-");
const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join("");
const camel = pascal[0].toLowerCase() + pascal.slice(1);

const files = {
	[`packages/contract/src/routes/${area}/${name}.contract.ts`]: `import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";

export const get${pascal} = defineRoute({
	method: "GET",
	path: "/api/${name}",
	who: "signed_in",
	summary: "Say what this gives.",
	response: z.object({}),
	errors: [],
});
`,
	[`apps/server/src/features/${name}/${name}.routes.ts`]: `import * as contract from "@learnin/contract/routes/${area}/${name}.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";

export function ${camel}Routes(app: AppContext): void {
	registerRoute(app, contract.get${pascal}, async () => ({}));
}
`,
	[`apps/server/src/features/${name}/index.ts`]: `export { ${camel}Routes } from "./${name}.routes.ts";\n`,
	[`apps/web/src/features/${name}/${name}.api.ts`]: `import { get${pascal} } from "@learnin/contract/routes/${area}/${name}.contract";
import { callApi } from "../../platform/api/api-client.ts";

export const fetch${pascal} = () => callApi(get${pascal}, {});
`,
};

for (const [file, text] of Object.entries(files)) {
	const target = path.join(root, file);
	await mkdir(path.dirname(target), { recursive: true });
	// "wx" refuses to overwrite an existing file.
	await writeFile(target, text, { flag: "wx" });
	process.stdout.write(`${file}\n`);
}
process.stdout.write(
	`Next (see CONTRIBUTING.md):
packages/contract/src/api.ts: its routes
apps/server/src/register-features.ts: ${camel}Routes
apps/server/src/platform/http/guards/routes-by-role.test.ts: who may call them
apps/web/src/paths, apps/web/src/app/router.tsx, e2e/support/screens: its pages
npm run generate: docs/openapi.json
`,
);
