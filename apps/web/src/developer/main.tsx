// First: it sets the order of the layers of all style sheets.
import "../styles/app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { SignedIn } from "../features/profile/index.ts";
import { dressForcedColors } from "../platform/look/dress-forced-colors.ts";
import { Toasts } from "../ui/messages/toast.tsx";
import { ComponentsPage } from "./components-page.tsx";
import { readExamples } from "./examples.ts";
import { sampleClient, sampleStudent } from "./sample-account.ts";
import "./developer.css";

dressForcedColors(() => import("../styles/forced-colors.css"));
const root = document.getElementById("root");
if (!root) throw new Error("The document has no root element.");
createRoot(root).render(
	// Links lead nowhere: there is only this page, and it never calls the server.
	<MemoryRouter>
		<QueryClientProvider client={sampleClient()}>
			<SignedIn value={sampleStudent}>
				<ComponentsPage examples={readExamples()} />
			</SignedIn>
			<Toasts />
		</QueryClientProvider>
	</MemoryRouter>,
);
