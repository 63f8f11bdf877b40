// Preloaded into dependency-cruiser: its swc parser reads TypeScript, but not the JSX in a .tsx file.
import { createRequire } from "node:module";

const swc = createRequire(import.meta.url)("@swc/core");
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith(".tsx") });
