import "../styles/home.css";
import { startHome } from "../features/home/index.ts";
import { startSite } from "./start-site.ts";
import { hasFlash } from "../platform/pages/flash.ts";
import { takeAskedToSignIn } from "../platform/pages/return-to.ts";
import { dressForcedColors } from "../platform/look/dress-forced-colors.ts";
import { hasTokens } from "../platform/api/tokens.ts";

// The entry point of every public page; elements that only the home page has are optional.
const loadIsland = () => import("./island.tsx");

dressForcedColors(() => import("../styles/forced-colors.css"));
startHome();
startSite({
	// React is loaded just before it is needed.
	onIntent: () => void loadIsland(),
	onOpen: (mode) => void loadIsland().then((island) => island.openSignIn(mode)),
});

const isAsked = takeAskedToSignIn();
if (hasTokens()) void import("./signed-in.ts").then((signedIn) => signedIn.welcome());
else if (isAsked) void loadIsland().then((island) => island.openSignIn("login", { isAsked }));
else if (hasFlash()) void loadIsland().then((island) => island.showFlash());
