import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "./buttons/button-link.tsx";
import { Logo } from "./logo.tsx";
import { PageTitle } from "./page-title.tsx";
import { ThemeToggle } from "./buttons/theme-toggle.tsx";
import "../styles/register.css";

export interface TaskFrameProps {
	title: string;
	lead?: ReactNode;
	/** The previous page. A full load: a script that only this document allows must not remain. */
	back: { to: string; label: string };
	/** Header content of this role, such as a parent's wallet. */
	ofRole?: ReactNode;
	children: ReactNode;
}

/** A page for one task, without the shell's menus. */
export function TaskFrame({ title, lead, back, ofRole, children }: TaskFrameProps) {
	return (
		<div className="register-page">
			<header className="flex items-center justify-between gap-1 px-2 py-3 sm:px-6">
				<Logo />
				<span className="flex items-center gap-1">
					{ofRole}
					<ButtonLink variant="ghost" to={back.to} reloadDocument icon={<ArrowLeft className="i" />}>
						<span className={ofRole === undefined ? undefined : "max-sm:sr-only"}>{back.label}</span>
					</ButtonLink>
					<ThemeToggle />
				</span>
			</header>
			<main id="main" className="register-main">
				<PageTitle lead={lead}>{title}</PageTitle>
				{children}
			</main>
		</div>
	);
}
