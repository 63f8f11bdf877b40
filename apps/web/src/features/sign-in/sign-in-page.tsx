import { Link } from "react-router";
import { paths } from "../../paths/paths.ts";
import { LanguageLinks } from "../../ui/language-links.tsx";
import { Logo } from "../../ui/logo.tsx";
import { useDocumentTitle } from "../../ui/page-title.tsx";
import { ThemeToggle } from "../../ui/buttons/theme-toggle.tsx";
import type { SignInMode } from "./sign-in.api.ts";
import { SignInArt } from "./sign-in-art.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";
import { words } from "./sign-in-words.ts";
import "../../styles/sign-in.css";

/** /create-account and /login. */
export function SignInPage({ mode }: { mode: SignInMode }) {
	const { title, other } = words[mode];
	useDocumentTitle(title);
	return (
		<div className="sign-in-page">
			<header className="flex items-center justify-between px-4 py-3 sm:px-6">
				<Logo />
				<div className="flex items-center gap-2">
					<LanguageLinks />
					<ThemeToggle />
				</div>
			</header>
			<main id="main" className="sign-in-card">
				<SignInArt />
				<SignInPanel
					key={mode}
					mode={mode}
					isPage
					toggle={
						<Link className="link tap-line" to={mode === "create" ? paths.login : paths.createAccount}>
							{other}
						</Link>
					}
				/>
			</main>
		</div>
	);
}
