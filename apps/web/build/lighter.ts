import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ownIcon = fileURLToPath(import.meta.resolve("../src/replaced/create-icon.ts"));
const ownPrefetch = fileURLToPath(import.meta.resolve("../src/replaced/link-without-prefetch.ts"));

/**
 * Parts of libraries that every page would load and none has a use for, replaced by a few lines of our own. Where a new
 * version of a library is cut differently, either an export is missing and the build fails, or the part is back and the
 * budget says so.
 */
export function withoutUnusedParts(): Plugin {
	return {
		name: "without-unused-parts",
		enforce: "pre",
		resolveId: {
			filter: { id: /createLucideIcon\.mjs$|ssr[\\/]components\.js$/ },
			handler(source, importer = "") {
				// It also serves other frameworks, and reads names, sizes and a context that our icons do not have.
				if (source.endsWith("createLucideIcon.mjs") && /lucide-react.*[\\/]icons[\\/]/.test(importer))
					return ownIcon;
				// A link of the router can fetch ahead in the router's framework mode; we do not run in that.
				if (/react-router.*[\\/]lib[\\/](dom[\\/]lib|components)\.js$/.test(importer)) return ownPrefetch;
				return null;
			},
		},
	};
}

const forReaders = /\n\tsummary:\s*"(?:[^"\\]|\\.)*",|\n\terrors: \[[^\]]*\],/g;

/** What a route says to readers of the OpenAPI document and to the server's tests is not sent to the browser. */
export function contractWithoutItsProse(): Plugin {
	return {
		name: "contract-without-its-prose",
		enforce: "pre",
		transform: {
			filter: { id: /[\\/]contract[\\/]src[\\/]routes[\\/].*\.contract\.ts$/ },
			handler: (code) => ({ code: code.replace(forReaders, ""), map: null }),
		},
	};
}
