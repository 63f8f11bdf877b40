import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";

export const webDir = join(import.meta.dirname, "..");

const shared: InlineConfig = {
	root: webDir,
	configFile: false,
	logLevel: "warn",
	publicDir: false,
	plugins: [react(), tailwindcss()],
};

export function clientConfig(outDir: string): InlineConfig {
	return {
		...shared,
		build: {
			outDir,
			emptyOutDir: true,
			manifest: true,
			sourcemap: false,
			target: "es2022",
			// Fonts and pictures as data addresses would be refused by the content policy.
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
			rolldownOptions: { input: { home: join(webDir, "home.html"), index: join(webDir, "index.html") } },
		},
	};
}

/** The home page as a module that the build can call to prerender it. */
export function homeConfig(outDir: string): InlineConfig {
	return {
		...shared,
		build: {
			ssr: fileURLToPath(import.meta.resolve("../src/features/home/home-page.tsx")),
			outDir,
			emptyOutDir: true,
			rolldownOptions: { output: { entryFileNames: "home-page.mjs" } },
		},
		// One file with everything in it, so that it runs from any folder.
		ssr: { noExternal: true },
	};
}
