import "../styles/home.css";
import { startHome } from "../features/home/index.ts";
import { startSite } from "./start-site.ts";
import { hasFlash } from "../platform/flash.ts";
import { takeAskedToSignIn } from "../platform/return-to.ts";
import { hasTokens } from "../platform/tokens.ts";

// Every public page begins here; what only the home page has is looked for and not found elsewhere.
const loadIsland = () => import("./island.tsx");

startHome();
startSite({
	// React arrives when somebody is about to need it.
	onIntent: () => void loadIsland(),
	onOpen: (mode) => void loadIsland().then((island) => island.openSignIn(mode)),
});

const isAsked = takeAskedToSignIn();
if (hasTokens()) void import("./signed-in.ts").then((signedIn) => signedIn.welcome());
else if (isAsked) void loadIsland().then((island) => island.openSignIn("login", { isAsked }));
else if (hasFlash()) void loadIsland().then((island) => island.showFlash());
