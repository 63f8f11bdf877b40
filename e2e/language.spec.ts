import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { demoAccount } from "./support/api.ts";
import { visit } from "./support/browser.ts";
import { startProduct } from "./support/product.ts";
import { isPlainChoice, questionAddress, skillsWithChoices } from "./support/question-address.ts";
import { signIn } from "./support/walk.ts";
import { useProduct } from "./support/use-product.ts";

const product = useProduct(startProduct);

const languageOf = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.title]);

test("a parent switches to Spanish and back: pages, errors, money, dates and emails follow", async () => {
	const { page, context, complaints, close } = await visit(product.url);
	onTestFinished(close);
	const parent = demoAccount(product, "parent");
	await signIn(page, parent);
	await page.waitForURL("**/parent/dashboard");
	await page.goto("/parent/settings");
	await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Español" }).click();

	const languages = page.getByRole("navigation", { name: "Idioma" });
	await languages.locator("[aria-current]", { hasText: "Español" }).waitFor();
	expect(new URL(page.url()).search).toBe("");
	expect(await languageOf(page)).toEqual(["es", "Configuración · Learnin"]);
	await page.getByText("Tienes US$24.00 en tu billetera").waitFor();

	await page.getByRole("link", { name: "Inicio" }).first().click();
	await page.getByRole("heading", { name: /^(Una buena semana|Hola), / }).waitFor();
	await page
		.getByText(/^Últimos 7 días/)
		.first()
		.waitFor();
	await page.goto("/parent/transactions");
	await page
		.locator("option", { hasText: / de 20\d\d/ })
		.first()
		.waitFor({ state: "attached" });

	// A child's stored data is the same in every language; only its words differ.
	await page.goto("/profile");
	await page.getByText("Adelantarse").first().waitFor();

	await page.goto("/settings/email-password");
	await page.getByRole("button", { name: "Cambiar el correo" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Correo nuevo").fill("amara.spanish@learnin.test");
	await dialog.getByLabel("Contraseña actual").fill("not this one");
	await dialog.getByRole("button", { name: "Enviar el enlace" }).click();
	await page.getByText("Contraseña incorrecta.").first().waitFor();
	await dialog.getByLabel("Contraseña actual").fill(parent.password);
	await dialog.getByRole("button", { name: "Enviar el enlace" }).click();
	const mail = await product.mailTo(parent.email, /Un correo nuevo para tu cuenta/);
	expect(mail).toContain("Alguien pidió cambiar el correo de tu cuenta de Learnin.");

	// Another device of the account is in Spanish from its first page on; a stranger's is in English.
	await context.clearCookies();
	await page.evaluate(() => localStorage.clear());
	await signIn(page, parent);
	await page.waitForURL("**/parent/dashboard");
	await page.getByRole("heading", { name: "Inicio" }).waitFor();

	await page.goto("/parent/settings");
	await languages.getByRole("link", { name: "English" }).click();
	await page.getByText("You have $24.00 in your wallet").waitFor();
	expect(await languageOf(page)).toEqual(["en", "Settings · Learnin"]);
	// A refused password is reported by the browser too.
	expect(complaints.filter((line) => !line.includes("403"))).toEqual([]);
});

test("a child with a Spanish browser practices in Spanish, and the questions stay in English", async () => {
	const { page, complaints, close } = await visit(product.url);
	onTestFinished(close);
	await page.goto("/login?language=es");
	await page.getByLabel("Correo").fill(demoAccount(product, "student").email);
	await page.getByLabel("Contraseña", { exact: true }).fill(demoAccount(product, "student").password);
	await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
	await page.waitForURL("**/student/dashboard");
	await page.getByRole("link", { name: /^¡Vamos! / }).waitFor();
	await page.goto("/student/questions/daily");
	await page.locator("#pr-prompt").waitFor();
	expect((await languageOf(page))[1]).toBe("Práctica: La serie de hoy · Learnin");
	const plain = await questionAddress(product, skillsWithChoices, isPlainChoice);
	await page.goto(plain.address);
	await page.getByRole("heading", { name: new RegExp(`^Pregunta ${plain.number} de`) }).waitFor();
	await page.getByRole("button", { name: "Revisar" }).click();
	await page
		.getByText(/^Todavía (falta algo|no elegiste ninguna respuesta)\./)
		.first()
		.waitFor();
	expect(complaints).toEqual([]);
});
