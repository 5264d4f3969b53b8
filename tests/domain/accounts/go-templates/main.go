// Renders each template of the standard input with each user's data, as Supabase Auth does.
package main

import (
	"encoding/json"
	"html/template"
	"os"
	"strings"
)

type job struct {
	Templates []string
	Users     []map[string]any
}

type rendered struct {
	Text  string `json:"text"`
	Error string `json:"error"`
}

func main() {
	var given job
	if err := json.NewDecoder(os.Stdin).Decode(&given); err != nil {
		panic(err)
	}
	answers := [][]rendered{}
	for _, text := range given.Templates {
		parsed := template.Must(template.New("email").Parse(text))
		row := []rendered{}
		for _, data := range given.Users {
			var out strings.Builder
			one := rendered{}
			values := map[string]any{
				"SiteURL": "https://site.test", "Token": "123456", "TokenHash": "abc", "Data": data,
				"Email": "ann@old.example", "NewEmail": "ann+new@example.com",
			}
			if err := parsed.Execute(&out, values); err != nil {
				one.Error = err.Error()
			}
			one.Text = out.String()
			row = append(row, one)
		}
		answers = append(answers, row)
	}
	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {
		panic(err)
	}
}
