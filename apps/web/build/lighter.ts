import { fileURLToPath } from "node:url";
import type { ESTree, Plugin } from "vite";

const ownIcon = fileURLToPath(import.meta.resolve("../src/replaced/create-icon.ts"));
const noMutations = fileURLToPath(import.meta.resolve("../src/replaced/no-mutations.ts"));
const noSchemas = fileURLToPath(import.meta.resolve("../src/replaced/no-schemas.ts"));
const pagesLater = fileURLToPath(import.meta.resolve("../src/replaced/pages-later.ts"));
const ownPrefetch = fileURLToPath(import.meta.resolve("../src/replaced/link-without-prefetch.ts"));

/**
 * Replaces parts of libraries that every page would load but none needs with a few lines of our own. If a new version
 * of a library is structured differently, either an export is missing and the build fails, or the part is included
 * again and the budget fails.
 */
export function withoutUnusedParts(): Plugin {
	return {
		name: "without-unused-parts",
		enforce: "pre",
		resolveId: {
			filter: {
				id: /createLucideIcon\.mjs$|ssr[\\/]components\.js$|[\\/](mutationCache|infiniteQueryBehavior)\.js$/,
			},
			handler(source, importer = "") {
				// It also serves other frameworks, and reads names, sizes and a context that our icons do not have.
				if (source.endsWith("createLucideIcon.mjs") && /lucide-react.*[\\/]icons[\\/]/.test(importer))
					return ownIcon;
				if (/query-core.*[\\/]queryClient\.js$/.test(importer)) return noMutations;
				if (/query-core.*[\\/]query\.js$/.test(importer)) return pagesLater;
				// The router's links can prefetch in its framework mode; we do not use that.
				if (/react-router.*[\\/]lib[\\/](dom[\\/]lib|components)\.js$/.test(importer)) return ownPrefetch;
				return null;
			},
		},
		transform: {
			filter: { id: /query-core.*[\\/]infiniteQueryObserver\.js$/ },
			handler: (code) => ({ code: code + providePages, map: null }),
		},
	};
}

const providePages = `
import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";
import { provide } from ${JSON.stringify(pagesLater)};
provide(infiniteQueryBehavior);
`;

/** Names for developer tools; each keeps its component in the bundle, used or not. */
const namesForTools = /^\w+\.displayName = ".*";$/gm;
/** Creating a component or a context has no other side effects. */
const madeAside = /(?<= = )(?=React\$?\d*\.(?:forwardRef|memo|createContext)\()/g;

/** Told to developers, each in a line of its own: warnings, and what is wrong where it fails in any case. */
const warnings = /^\t*warning(?:Once)?\(.*\);$/gm;
const messages = /^(\t*invariant\(.*?), (?:["`].*|get\w+\(.*\))\);$/gm;

/** Removes messages, and forms, scroll restoration and so on unless something uses them. */
export function routerWithoutUnused(): Plugin {
	return {
		name: "router-without-unused",
		transform: {
			filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/ },
			handler: (code) => ({
				code: code
					.replaceAll(namesForTools, "")
					.replaceAll(madeAside, "/* @__PURE__ */ ")
					.replaceAll(warnings, "")
					.replaceAll(messages, "$1);"),
				map: null,
			}),
		},
	};
}

/** Parts of a route that only the server, tests, and readers of the OpenAPI document use. */
const notForPages = new Set([
	"summary",
	"errors",
	"params",
	"query",
	"body",
	"response",
	"fileType",
	"whileImpersonating",
	"complain",
]);

const schemaLibrary = /^import \* as z from "zod\/mini";$/m;

/** The server validates what it receives and what it sends, so the contract builds no schema in a browser. */
export function withoutSchemas(): Plugin {
	return {
		name: "without-schemas",
		enforce: "pre",
		transform: {
			filter: { id: /[\\/]contract[\\/]src[\\/].*\.ts$/, code: schemaLibrary },
			handler: (code) => ({
				code: code.replace(schemaLibrary, `import { z } from ${JSON.stringify(noSchemas)};`),
				map: null,
			}),
		},
	};
}

/** Leaves out the parts of routes that no page reads. */
export function contractForPages(): Plugin {
	return {
		name: "contract-for-pages",
		enforce: "pre",
		transform: {
			filter: { id: /[\\/]contract[\\/]src[\\/]routes[\\/].*\.contract\.ts$/ },
			handler(code) {
				const left: string[] = [];
				let from = 0;
				for (const part of routeParts(this.parse(code, { lang: "ts" }))) {
					if (!notForPages.has(part.name)) continue;
					left.push(code.slice(from, part.start));
					from = code.startsWith(",", part.end) ? part.end + 1 : part.end;
				}
				return { code: left.join("") + code.slice(from), map: null };
			},
		},
	};
}

interface RoutePart {
	name: string;
	start: number;
	end: number;
}

/** The properties of every object passed to `defineRoute` at the top of a module, in order. */
function routeParts({ body }: ESTree.Program): RoutePart[] {
	return body
		.flatMap((each) =>
			each.type === "ExportNamedDeclaration" && each.declaration ? [each.declaration] : [each],
		)
		.flatMap((each) => (each.type === "VariableDeclaration" ? each.declarations : []))
		.flatMap(({ init }) =>
			init?.type === "CallExpression" && nameOf(init.callee) === "defineRoute" ? init.arguments : [],
		)
		.flatMap((each) => (each.type === "ObjectExpression" ? each.properties : []))
		.flatMap((each) =>
			each.type === "Property" ? [{ name: nameOf(each.key), start: each.start, end: each.end }] : [],
		);
}

function nameOf(node: ESTree.Node): string {
	return node.type === "Identifier" ? node.name : "";
}
