import type { Translated } from "../translated.ts";
import type { account as english } from "../en/account.ts";

export const account: Translated<typeof english> = {
  title: "Вход",
  email: "Эл. почта",
  password: "Пароль",
  submit: "Войти",
  signOut: "Выйти",
  signedInAs: "Вы вошли как {{email}}",
  wrong: "Неверная почта или пароль.",
  failed: "Не удалось войти. Попробуйте ещё раз.",
  needsScript: "Для входа нужен JavaScript.",
  needSignIn: "Войдите, чтобы продолжить.",
  notAdmin: "Эта страница только для администраторов.",
  administration: "Администрирование",
  yourAccount: "Ваш кабинет",
  editThisHome: "Изменить это объявление",
};
