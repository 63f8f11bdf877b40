import { Moon, Sun } from "lucide-react";
import { useTheme } from "../../platform/look/theme.ts";
import { Button, IconButton } from "./button.tsx";

/** Says in words what it does where there is room, elsewhere in its tooltip. */
export function ThemeToggle() {
	const { theme, toggleTheme } = useTheme();
	const isDark = theme === "dark";
	const icon = isDark ? <Sun className="i" /> : <Moon className="i" />;
	return (
		<>
			<IconButton
				label={isDark ? "Switch to light theme" : "Switch to dark theme"}
				className="lg:hidden!"
				onClick={toggleTheme}
			>
				{icon}
			</IconButton>
			<Button variant="ghost" className="max-lg:hidden" icon={icon} onClick={toggleTheme}>
				{isDark ? "Light theme" : "Dark theme"}
			</Button>
		</>
	);
}
